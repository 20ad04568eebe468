import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Heading } from '../../contract/entities.ts';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

const headings: Heading[] = [
  { id: 'counted', text: 'What we counted', level: 2 },
  { id: 'evenings', text: 'Evenings', level: 3 },
  { id: 'aside', text: 'An aside', level: 4 },
];

const renderContents = (props: Partial<TableOfContentsProps> = {}) => {
  window.history.replaceState(null, '', '/blog/post/x');
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  const onToggle = jest.fn();
  const view = render(
    <MemoryRouter>
      <TableOfContents
        headings={headings}
        title="In this post"
        open
        onToggle={onToggle}
        offset={95}
        {...props}
      />
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </MemoryRouter>,
  );
  return { ...view, onToggle, scrollTo, user: userEvent.setup() };
};

const contents = () => within(screen.getByRole('navigation', { name: 'Table of contents' }));

it('links to the headings of the first three levels', () => {
  renderContents();
  const links = contents().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#counted', '#evenings']);
});

it('sets deeper levels in', () => {
  renderContents();
  const [first, second] = contents().getAllByRole('link');
  const indent = (link?: HTMLElement) =>
    Number.parseInt(getComputedStyle(link as Element).paddingLeft);
  expect(indent(second)).toBeGreaterThan(indent(first));
});

it('scrolls to a heading, leaving the offset free, and puts it in the address', async () => {
  const { user, scrollTo } = renderContents();
  const heading = screen.getByRole('heading', { name: 'Evenings' });
  heading.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 405, behavior: 'smooth' });
  expect(heading).toHaveFocus();
  expect(window.location.hash).toBe('#evenings');
});

it('tells where it goes before it measures the way', async () => {
  const order: string[] = [];
  const { user, scrollTo } = renderContents({ onNavigate: (id) => order.push(id) });
  scrollTo.mockImplementation(() => order.push('scrolled'));
  await user.click(contents().getByRole('link', { name: 'What we counted' }));
  expect(order).toEqual(['counted', 'scrolled']);
});

/** Scrolls until the headings' upper edges are where they are said to be. */
const scrollUntilTopsAre = async (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops)) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  window.dispatchEvent(new Event('scroll'));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
};

it('marks the heading that is being read, and no other', async () => {
  renderContents();
  await scrollUntilTopsAre({ counted: -400, evenings: 96, aside: 500 });
  expect(contents().getByRole('link', { current: 'location' })).toHaveTextContent('Evenings');
  await scrollUntilTopsAre({ counted: -100, evenings: 400, aside: 800 });
  expect(contents().getByRole('link', { current: 'location' })).toHaveTextContent('What we');
});

it('brings the entry of what is being read into view within its own box', async () => {
  renderContents();
  const list = contents().getByRole('list');
  list.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect;
  contents().getByRole('link', { name: 'Evenings' }).getBoundingClientRect = () =>
    ({ top: 700, bottom: 736 }) as DOMRect;
  await scrollUntilTopsAre({ counted: -400, evenings: 90, aside: 500 });
  expect(list.scrollTop).toBeGreaterThanOrEqual(436);
});

it('opens and closes by its button', async () => {
  const { user, onToggle } = renderContents({ open: false });
  const button = contents().getByRole('button', { name: 'In this post', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
    contents().getByText('Evenings'),
  );
  await user.click(button);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('is not there when there is nothing to list', () => {
  renderContents({ headings: [{ id: 'aside', text: 'An aside', level: 4 }] });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
