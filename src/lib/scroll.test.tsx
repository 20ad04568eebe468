import { followHeadingHistory, goToHeading, rememberPosition } from './scroll.ts';

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
  goToHeading('#second-step', 100, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 350, behavior: 'smooth' });
  expect(heading).toHaveFocus();
});

it('jumps where the visitor wants less motion', () => {
  const { scrollTo } = setUp({ reducedMotion: true });
  goToHeading('#second-step', 95, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 355, behavior: 'auto' });
});

it('never scrolls above the page', () => {
  const { scrollTo } = setUp({ scrollY: 0, headingTop: 20 });
  goToHeading('#second-step', 100, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('keeps what the router wrote into the entry of the history', () => {
  setUp({ scrollY: 12 });
  rememberPosition();
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3, scrollTop: 12 });
});

it('returns to where the visitor was on Back, and to the heading on Forward', async () => {
  const { scrollTo } = setUp({ scrollY: 1234 });
  const stop = followHeadingHistory(100);
  rememberPosition();
  window.history.pushState({ key: 'next' }, '', '#second-step');

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
  goToHeading('#second-step', 100, 'smooth');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(heading.tabIndex).toBe(-1);
});

it('leaves an element focusable that was', () => {
  const { heading } = setUp();
  heading.tabIndex = 0;
  goToHeading('#second-step', 100, 'smooth');
  expect(heading.tabIndex).toBe(0);
});

it('jumps to the heading that the address names', () => {
  const { heading, scrollTo } = setUp();
  goToHeading('#second%2Dstep', 100, 'auto');
  expect(scrollTo).toHaveBeenCalledWith({ top: 350, behavior: 'auto' });
  expect(heading).toHaveFocus();
});

it.each(['', '#third-step', '#%'])('stays where it is for the hash %j', (hash) => {
  const { scrollTo } = setUp();
  goToHeading(hash, 100, 'auto');
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
