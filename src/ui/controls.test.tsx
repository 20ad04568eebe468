import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Accordion } from './Accordion.tsx';
import { SelectField, TextAreaField, TextField } from './Field.tsx';
import { keepFocus } from './keepFocus.ts';
import { Pager, type PagerProps } from './Pager.tsx';

const items = [
  { id: 'a', question: 'Does a text count?', answer: <a href="#yes">Yes</a> },
  { id: 'b', question: 'What if two answer?', answer: 'The first one counts.' },
];

function Example() {
  const [openIds, setOpenIds] = useState<string[]>([]);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
  return <Accordion items={items} openIds={openIds} onToggle={toggle} />;
}

const question = (name: string) => screen.getByRole('button', { name });

it('opens and closes each answer on its own, and skips closed ones', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(question('Does a text count?')).toHaveFocus();
  await user.tab();
  expect(question('What if two answer?')).toHaveFocus();
  await user.keyboard(' ');
  expect(question('What if two answer?')).toHaveAttribute('aria-expanded', 'true');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(question('Does a text count?')).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Yes' })).toHaveFocus();
  await user.click(question('What if two answer?'));
  expect(question('What if two answer?')).toHaveAttribute('aria-expanded', 'false');
  expect(question('Does a text count?')).toHaveAttribute('aria-expanded', 'true');
});

const options = [
  { value: 'a', label: 'Solo' },
  { value: 'b', label: 'Team' },
];

const props = { label: 'Lead', name: 'lead', error: 'Invalid', 'aria-describedby': 'hint' };

it.each([
  ['textbox', <TextField key="" {...props} />],
  ['textbox', <TextAreaField key="" {...props} />],
  ['combobox', <SelectField key="" {...props} options={options} />],
] as const)('labels a %s and describes it by its error', (role, field) => {
  render(
    <>
      {field}
      <p id="hint">For the invitation.</p>
    </>,
  );
  const control = screen.getByRole(role, { name: 'Lead' });
  expect(control).toHaveAttribute('name', 'lead');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Invalid For the invitation.');
});

it('passes props to its input, which is valid without an error', () => {
  render(<TextField label="Email" type="email" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('lists its options after an empty one', () => {
  render(<SelectField label="Plan" options={options} placeholder="Select" />);
  expect(screen.getByRole('combobox')).toHaveValue('');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Select', 'Solo', 'Team']);
});

const renderPager = (props: Partial<PagerProps> = {}) => {
  const onPrevious = jest.fn();
  const onNext = jest.fn();
  const view = render(
    <Pager
      label="Posts"
      page={1}
      pageCount={3}
      onPrevious={onPrevious}
      onNext={onNext}
      {...props}
    />,
  );
  return { ...view, onPrevious, onNext, user: userEvent.setup() };
};

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });
const hrefFor = (page: number) => `/blog/all-posts?page=${page + 1}`;

it('disables both steps and hides the indicator when there is only one page', () => {
  renderPager({ page: 0, pageCount: 1, hrefFor });
  expect(previous()).toBeDisabled();
  expect(next()).toBeDisabled();
  expect(screen.getByRole('navigation', { name: 'Posts' })).toHaveTextContent('PreviousNext');
});

it('announces the page and links to its neighbors', () => {
  renderPager({ hrefFor });
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(previous()).toHaveAttribute('href', '/blog/all-posts?page=1');
  expect(next()).toHaveAttribute('href', '/blog/all-posts?page=3');
});

it('steps on a click, the space bar and Enter', async () => {
  const { user, onPrevious, onNext } = renderPager({ hrefFor, pageCount: 5 });
  await user.click(next());
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(3);
  await user.click(previous());
  expect(onPrevious).toHaveBeenCalledTimes(1);
});

it('does not handle a click that opens another tab', async () => {
  const { user, onNext } = renderPager({ hrefFor });
  const isPrevented = new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await user.keyboard('{Control>}');
  await user.click(next());
  expect(await isPrevented).toBe(false);
  expect(onNext).not.toHaveBeenCalled();
});

function ThreePages() {
  const [page, setPage] = useState(1);
  useEffect(() => keepFocus(), []);
  return (
    <Pager
      label="Posts"
      page={page}
      pageCount={3}
      hrefFor={hrefFor}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  );
}

it.each([
  ['last', next],
  ['first', previous],
])('keeps focus when the %s page disables its button', async (_, button) => {
  const user = userEvent.setup();
  render(<ThreePages />);
  await user.click(button());
  expect(button()).toBeDisabled();
  expect(screen.getByRole('navigation')).toHaveFocus();
});
