import { act, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Heading } from '../../contract/entities.ts';
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
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
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
  return { ...view, scrollTo, follow };
};

const setTop = (element: Element, top: number) => {
  element.getBoundingClientRect = () => ({ top, bottom: top + 36 }) as DOMRect;
};

const contents = () => within(screen.getByRole('navigation', { name: 'Table of contents' }));
const disclosure = () => contents().getByRole('button', { name: 'In this post', hidden: true });
const thirdPart = () => screen.getByRole('heading', { name: 'Third part' });

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

it('scrolls to a heading, leaving the offset free, and puts it in the address', async () => {
  const { follow, scrollTo, address } = renderDocument();
  const focus = jest.spyOn(thirdPart(), 'focus');
  await follow('Third part');
  expect(scrollTo).toHaveBeenCalledWith({ top: 705, behavior: 'smooth' });
  expect(thirdPart()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(address()).toBe('/test/document?from=mail#third%20part');
});

it('jumps with reduced motion, but never above the page', async () => {
  const { follow, scrollTo } = renderDocument();
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  })) as never;
  setTop(thirdPart(), 20);
  await follow('Third part');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('collapses before it measures the distance', async () => {
  const { user, follow, scrollTo } = renderDocument();
  await user.click(disclosure());
  scrollTo.mockImplementation(() => expect(disclosure()).toHaveAttribute('aria-expanded', 'false'));
  await follow('What we counted');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('adds one history entry for repeated clicks on a link', async () => {
  const { follow, scrollTo } = renderDocument();
  const entries = window.history.length;
  await follow('Third part');
  await follow('Third part');
  expect(window.history.length).toBe(entries + 1);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('returns to the earlier position on Back and to the heading on Forward', async () => {
  const { follow, scrollTo } = renderDocument();
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve));
  window.history.replaceState({ key: 'page', idx: 3 }, '');
  await follow('Third part');

  window.history.back();
  await act(popped);
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3, scrollTop: 1234 });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234 });

  window.history.forward();
  await act(popped);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1939, behavior: 'smooth' });
  Object.defineProperty(window, 'scrollY', { value: 0 });
});

it('ignores history entries of other pages', () => {
  const { scrollTo } = renderDocument();
  window.history.replaceState({ scrollTop: 10 }, '', '/test/other');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(scrollTo).not.toHaveBeenCalled();
});

/** Scrolls until the tops of the headings are at these positions. */
const scrollUntilTopsAre = async (...tops: number[]) => {
  HEADINGS.forEach(({ id }, index) => setTop(document.getElementById(id)!, tops[index]!));
  window.dispatchEvent(new Event('scroll'));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
};

it('marks the last heading above the offset', async () => {
  renderDocument();
  const current = () => contents().queryByRole('link', { current: 'location' });
  await scrollUntilTopsAre(300, 600, 900);
  expect(current()).not.toBeInTheDocument();
  await scrollUntilTopsAre(-400, 96, 500);
  expect(current()).toHaveTextContent('Third part');
  await scrollUntilTopsAre(-100, 400, 800);
  expect(current()).toHaveTextContent('What we counted');
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

it.each([
  ['at once on another page', '/test/other', 'auto'],
  ['smoothly on the same page', '/test/document', 'smooth'],
])('goes to the heading of a link %s', async (_, path, behavior) => {
  const { scrollTo, follow } = renderDocument(path, '/test/document#third%20part');
  await follow('Go');
  expect(scrollTo).toHaveBeenCalledWith({ top: 705, behavior });
  expect(thirdPart()).toHaveFocus();
});

it.each(['/test/document', '/test/document#gone', '/test/document#%E0%A4%A', '/test/document#%'])(
  'does not scroll for %s',
  async (target) => {
    const { scrollTo, follow } = renderDocument('/test/other', target);
    await follow('Go');
    expect(thirdPart()).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('leaves the first page of a visit to the browser', () => {
  const { scrollTo } = renderDocument('/test/document#third%20part');
  expect(scrollTo).not.toHaveBeenCalled();
});
