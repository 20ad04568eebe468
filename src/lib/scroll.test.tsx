import { followHeadingHistory, jumpToHeading, scrollToHeading } from './scroll.ts';

const setUp = ({ reducedMotion = false, scrollY = 50, headingTop = 400 } = {}) => {
  document.body.innerHTML = '<h2 id="second-step">Second step</h2>';
  const heading = document.querySelector('h2') as HTMLElement;
  heading.getBoundingClientRect = () => ({ top: headingTop }) as DOMRect;
  const scrollTo = jest.fn();
  Object.assign(window, {
    scrollTo,
    matchMedia: (query: string) => ({
      matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    }),
  });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  window.history.replaceState({ key: 'page', idx: 3 }, '', '/blog/post/x');
  return { heading, scrollTo };
};

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve));

it('scrolls smoothly to the heading, leaving the offset free, and focuses it', () => {
  const { heading, scrollTo } = setUp();
  expect(scrollToHeading('second-step', 100)).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 350, behavior: 'smooth' });
  expect(heading).toHaveFocus();
});

it('jumps where the visitor wants less motion', () => {
  const { scrollTo } = setUp({ reducedMotion: true });
  scrollToHeading('second-step', 95);
  expect(scrollTo).toHaveBeenCalledWith({ top: 355, behavior: 'auto' });
});

it('never scrolls above the page', () => {
  const { scrollTo } = setUp({ scrollY: 0, headingTop: 20 });
  scrollToHeading('second-step', 100);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('adds the hash to the history once and keeps what the router wrote there', () => {
  setUp();
  const entries = window.history.length;
  scrollToHeading('second-step', 100);
  scrollToHeading('second-step', 100);
  expect(window.location.hash).toBe('#second-step');
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3 });
});

it('does nothing for a heading that does not exist', () => {
  const { scrollTo } = setUp();
  expect(scrollToHeading('third-step', 100)).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});

it('returns to where the visitor was on Back, and to the heading on Forward', async () => {
  const { scrollTo } = setUp({ scrollY: 1234 });
  const stop = followHeadingHistory(100);
  scrollToHeading('second-step', 100);

  let pop = popped();
  window.history.back();
  await pop;
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234 });

  pop = popped();
  window.history.forward();
  await pop;
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1534, behavior: 'smooth' });
  stop();
});

it('returns to where an entry of the history says that the visitor was', () => {
  const { scrollTo } = setUp();
  const stop = followHeadingHistory(100);
  window.history.replaceState({ scrollTop: 10 }, '', '#second-step');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo.mock.calls).toEqual([[{ top: 10 }]]);
  stop();
});

it('leaves other pages of the history alone', async () => {
  const { scrollTo } = setUp();
  const stop = followHeadingHistory(100);
  window.history.replaceState({ scrollTop: 10 }, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).not.toHaveBeenCalled();
  stop();
});

it('focuses the heading without a second scroll, and makes it focusable for that', () => {
  const { heading } = setUp();
  const focus = jest.spyOn(heading, 'focus');
  scrollToHeading('second-step', 100);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(heading.tabIndex).toBe(-1);
});

it('leaves an element focusable that was', () => {
  const { heading } = setUp();
  heading.tabIndex = 0;
  scrollToHeading('second-step', 100);
  expect(heading.tabIndex).toBe(0);
});

it('jumps to the heading that the address names', () => {
  const { heading, scrollTo } = setUp();
  jumpToHeading('#second%2Dstep', 100);
  expect(scrollTo).toHaveBeenCalledWith({ top: 350, behavior: 'auto' });
  expect(heading).toHaveFocus();
});

it.each(['', '#third-step', '#%'])('stays where it is for the hash %j', (hash) => {
  const { scrollTo } = setUp();
  jumpToHeading(hash, 100);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stays where it is on the way to a heading that is gone, and once it was stopped', () => {
  const { scrollTo } = setUp();
  const stop = followHeadingHistory(100);
  window.history.replaceState({}, '', '#third-step');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).not.toHaveBeenCalled();
  stop();
  window.history.replaceState({ scrollTop: 10 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).not.toHaveBeenCalled();
});
