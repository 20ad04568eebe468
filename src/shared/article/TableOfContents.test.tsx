import { act, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
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

it('indents deeper levels', () => {
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

it('collapses before it measures the distance', async () => {
  const { user, scrollTo } = renderContents();
  const button = contents().getByRole('button', { name: 'In this post', hidden: true });
  await user.click(button);
  scrollTo.mockImplementation(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await user.click(contents().getByRole('link', { name: 'What we counted' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('adds one history entry for repeated clicks on a link', async () => {
  const { user, scrollTo } = renderContents();
  const entries = window.history.length;
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  await user.click(contents().getByRole('link', { name: 'Evenings' }));
  expect(window.history.length).toBe(entries + 1);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

/** Scrolls until the tops of the headings are at these positions. */
const scrollUntilTopsAre = async (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops)) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  window.dispatchEvent(new Event('scroll'));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
};

it('marks the last heading above the offset', async () => {
  renderContents();
  await scrollUntilTopsAre({ counted: 300, evenings: 600, aside: 900 });
  expect(contents().queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  await scrollUntilTopsAre({ counted: -400, evenings: 96, aside: 500 });
  expect(contents().getByRole('link', { current: 'location' })).toHaveTextContent('Evenings');
  await scrollUntilTopsAre({ counted: -100, evenings: 400, aside: 800 });
  expect(contents().getByRole('link', { current: 'location' })).toHaveTextContent('What we');
});

it.each([
  ['scrolls the list to the current entry', false],
  ['does not move a list under the pointer', true],
])('%s', async (_, isHovered) => {
  renderContents();
  window.matchMedia = (() => ({ matches: true })) as never;
  const list = contents().getByRole('list');
  list.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect;
  contents().getByRole('link', { name: 'Evenings' }).getBoundingClientRect = () =>
    ({ top: 700, bottom: 736 }) as DOMRect;
  Object.assign(list, { matches: () => isHovered });
  await scrollUntilTopsAre({ counted: -400, evenings: 90, aside: 500 });
  // The entry ends 436 px below the list.
  expect(list.scrollTop >= 436).toBe(!isHovered);
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

it('renders nothing without headings of levels 1 to 3', () => {
  renderContents({ headings: [{ id: 'aside', text: 'An aside', level: 4 }] });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const renderLink = (address: string, target = '/document#third%20part') => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  const third = { id: 'third part', text: 'Third part', level: 2 };
  const page = (
    <>
      <TableOfContents headings={[third]} title="On this page" offset={95} />
      <Link to={target}>Go</Link>
      <h2
        id={third.id}
        tabIndex={-1}
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => ({ top: 800 }) as DOMRect;
        }}
      >
        {third.text}
      </h2>
    </>
  );
  const { user } = renderWithProviders(
    <Routes>
      <Route path="/other" element={<Link to={target}>Go</Link>} />
      <Route path="/document" element={page} />
    </Routes>,
    { path: address },
  );
  return { scrollTo, follow: () => user.click(screen.getByRole('link', { name: 'Go' })) };
};

it.each([
  ['at once on another page', '/other', 'auto'],
  ['smoothly on the same page', '/document', 'smooth'],
])('goes to the heading of a link %s', async (_, address, behavior) => {
  const { scrollTo, follow } = renderLink(address);
  await follow();
  expect(scrollTo).toHaveBeenCalledWith({ top: 705, behavior });
  expect(screen.getByRole('heading', { name: 'Third part' })).toHaveFocus();
});

it.each(['/document', '/document#gone', '/document#%E0%A4%A'])(
  'does not scroll for %s',
  async (target) => {
    const { scrollTo, follow } = renderLink('/other', target);
    await follow();
    expect(screen.getByRole('heading', { name: 'Third part' })).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('leaves the first page of a visit to the browser', () => {
  const { scrollTo } = renderLink('/document#third%20part');
  expect(scrollTo).not.toHaveBeenCalled();
});
