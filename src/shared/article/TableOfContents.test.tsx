import { act, screen, within } from '@testing-library/react';
import type { Heading } from '../../contract/entities.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

const headings: Heading[] = [
  { id: 'counted', text: 'What we counted', level: 2 },
  { id: 'evenings', text: 'Evenings', level: 3 },
  { id: 'aside', text: 'An aside', level: 4 },
];

const renderContents = (props: Partial<TableOfContentsProps> = {}) => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  const view = renderWithProviders(
    <>
      <TableOfContents headings={headings} title="In this post" offset={95} {...props} />
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>,
    { path: '/blog/post/x?from=mail' },
  );
  return { ...view, scrollTo };
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
  const { user, scrollTo, address } = renderContents();
  const heading = screen.getByRole('heading', { name: 'Evenings' });
  heading.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 405, behavior: 'smooth' });
  expect(heading).toHaveFocus();
  expect(address()).toBe('/blog/post/x?from=mail#evenings');
});

it('folds before it measures the way', async () => {
  const { user, scrollTo } = renderContents();
  const button = contents().getByRole('button', { name: 'In this post', hidden: true });
  await user.click(button);
  scrollTo.mockImplementation(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await user.click(contents().getByRole('link', { name: 'What we counted' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('adds an address to the history once, however often its link is pressed', async () => {
  const { user, scrollTo } = renderContents();
  const entries = window.history.length;
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  expect(window.history.length).toBe(entries + 1);
  expect(scrollTo).toHaveBeenCalledTimes(2);
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
  const { user } = renderContents();
  const button = contents().getByRole('button', { name: 'In this post', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
    contents().getByText('Evenings'),
  );
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('is not there when there is nothing to list', () => {
  renderContents({ headings: [{ id: 'aside', text: 'An aside', level: 4 }] });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
