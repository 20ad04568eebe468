import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Heading } from '../../contract/entities.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';

const HEADINGS: Heading[] = [
  { id: 'counted', text: 'What we counted', level: 2 },
  { id: 'third part', text: 'Third part', level: 3 },
  { id: 'aside', text: 'An aside', level: 4 },
];

/** The document with its contents, and links to it or within it. */
const renderDocument = (
  path = '/test/document?from=mail',
  target = '/test/document',
  headings = HEADINGS,
) => {
  const link = <Link to={target}>Go</Link>;
  const page = (
    <ArticleLayout headings={headings} title="In this post" offset={95}>
      {link}
      {HEADINGS.map(({ id, text }) => (
        <h2 key={id} id={id} ref={(element) => void (element && setTop(element, 800))}>
          {text}
        </h2>
      ))}
    </ArticleLayout>
  );
  const view = renderWithProviders(
    <Routes>
      <Route path="/test/other" element={link} />
      <Route path="/test/document" element={page} />
    </Routes>,
    { path },
  );
  const follow = (name: string) => view.user.click(screen.getByRole('link', { name }));
  return { ...view, follow };
};

const setTop = (element: Element, top: number) => {
  element.getBoundingClientRect = () => ({ top, bottom: top + 36 }) as DOMRect;
};

/** The window is 768 px high. */
const setPage = ({ scrollY = 0, scrollHeight = 2000 }) => {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: scrollHeight,
    configurable: true,
  });
};
afterEach(() => setPage({}));

const contents = () => within(screen.getByRole('navigation', { name: 'Table of contents' }));
const disclosure = () => contents().getByRole('button', { name: 'In this post', hidden: true });

it('links to the headings of the first three levels, and indents deeper ones', () => {
  renderDocument();
  const links = contents().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#counted', '#third%20part']);
  const [first, second] = links.map((link) => Number.parseInt(getComputedStyle(link).paddingLeft));
  expect(second).toBeGreaterThan(first!);
});

it('renders nothing without headings of levels 1 to 3', () => {
  renderDocument(undefined, undefined, HEADINGS.slice(2));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('puts the heading that is followed in the address', async () => {
  const { follow, address } = renderDocument();
  await follow('Third part');
  expect(address()).toBe('/test/document?from=mail#third%20part');
});

it('adds one history entry for repeated clicks on a link, each of which is a navigation', async () => {
  const { follow, store } = renderDocument();
  const entries = window.history.length;
  await follow('Third part');
  const { key } = selectLocation(store.getState());
  await follow('Third part');
  expect(window.history.length).toBe(entries + 1);
  expect(selectLocation(store.getState()).key).not.toBe(key);
});

/** Scrolls until the tops of the headings are at these positions. */
const scrollUntilTopsAre = async (...tops: number[]) => {
  HEADINGS.forEach(({ id }, index) => setTop(document.getElementById(id)!, tops[index]!));
  window.dispatchEvent(new Event('scroll'));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
};

const current = () => contents().queryByRole('link', { current: 'location' });

it('marks the last heading above the offset', async () => {
  renderDocument();
  setPage({ scrollY: 100 });
  await scrollUntilTopsAre(300, 600, 900);
  expect(current()).not.toBeInTheDocument();
  await scrollUntilTopsAre(-400, 96, 500);
  expect(current()).toHaveTextContent('Third part');
  await scrollUntilTopsAre(-100, 400, 800);
  expect(current()).toHaveTextContent('What we counted');
});

it('marks the last heading at the end of the page', async () => {
  renderDocument();
  setPage({ scrollY: 1232 });
  await scrollUntilTopsAre(-100, 400, 800);
  expect(current()).toHaveTextContent('Third part');
});

it('marks the heading that was followed to the end of the page, until the visitor scrolls away', async () => {
  const { follow } = renderDocument();
  await follow('What we counted');
  setPage({ scrollY: 1232 });
  await scrollUntilTopsAre(300, 400, 800);
  expect(current()).toHaveTextContent('What we counted');
  setPage({ scrollY: 1000 });
  await scrollUntilTopsAre(532, 632, 1032);
  expect(current()).not.toBeInTheDocument();
  setPage({ scrollY: 1232 });
  await scrollUntilTopsAre(300, 400, 800);
  expect(current()).toHaveTextContent('Third part');
});

it('marks what is followed on a page without scrolling, and nothing before', async () => {
  const { follow } = renderDocument();
  setPage({ scrollY: 0, scrollHeight: 700 });
  await scrollUntilTopsAre(200, 300, 400);
  expect(current()).not.toBeInTheDocument();
  await follow('Third part');
  await waitFor(() => expect(current()).toHaveTextContent('Third part'));
  await follow('What we counted');
  await waitFor(() => expect(current()).toHaveTextContent('What we counted'));
});

it.each([
  ['scrolls the list to the current entry', false],
  ['does not move a list under the pointer', true],
])('%s', async (_, isHovered) => {
  renderDocument();
  window.matchMedia = (() => ({ matches: true })) as never;
  const list = contents().getByRole('list');
  list.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect;
  setTop(contents().getByRole('link', { name: 'Third part' }), 700);
  Object.assign(list, { matches: () => isHovered });
  await scrollUntilTopsAre(-400, 90, 500);
  // The entry ends 436 px below the list.
  expect(list.scrollTop >= 436).toBe(!isHovered);
});

it('opens and closes by its button', async () => {
  const { user } = renderDocument();
  expect(disclosure()).toHaveAttribute('aria-expanded', 'false');
  expect(
    document.getElementById(disclosure().getAttribute('aria-controls') ?? ''),
  ).toContainElement(contents().getByText('Third part'));
  await user.click(disclosure());
  expect(disclosure()).toHaveAttribute('aria-expanded', 'true');
  await user.click(disclosure());
  expect(disclosure()).toHaveAttribute('aria-expanded', 'false');
});
