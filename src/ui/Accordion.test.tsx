import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './Accordion.tsx';

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
