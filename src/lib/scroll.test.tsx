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

it('scrolls smoothly to the offset above the heading and focuses it', () => {
  const { heading, scrollTo } = setUp();
  const focus = jest.spyOn(heading, 'focus');
  goToHeading('#second-step', 100, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 350, behavior: 'smooth' });
  expect(heading).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('jumps with reduced motion', () => {
  const { scrollTo } = setUp({ reducedMotion: true });
  goToHeading('#second%2Dstep', 95, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 355, behavior: 'auto' });
});

it('never scrolls above the page', () => {
  const { scrollTo } = setUp({ scrollY: 0, headingTop: 20 });
  goToHeading('#second-step', 100, 'smooth');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('keeps the state of the router in the history entry', () => {
  setUp({ scrollY: 12 });
  rememberPosition();
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3, scrollTop: 12 });
});

it('returns to the earlier position on Back and to the heading on Forward', async () => {
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

it('ignores history entries of other pages', async () => {
  const { scrollTo } = setUp();
  const stop = followHeadingHistory(100);
  window.history.replaceState({ scrollTop: 10 }, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).not.toHaveBeenCalled();
  stop();
});

it.each(['', '#third-step', '#%'])('does not scroll for the hash %j', (hash) => {
  const { scrollTo } = setUp();
  goToHeading(hash, 100, 'auto');
  expect(scrollTo).not.toHaveBeenCalled();
});
