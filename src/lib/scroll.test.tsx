import { followHeadingHistory, scrollToHeading } from './scroll.ts';

const setUp = ({ reducedMotion = false, scrollY = 50, headingTop = 400 } = {}) => {
  document.body.innerHTML = '<h2 id="second-step">Second step</h2>';
  const heading = document.querySelector('h2') as HTMLElement;
  heading.getBoundingClientRect = () => ({ top: headingTop }) as DOMRect;
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: reducedMotion }) });
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

it('leaves other pages of the history alone', async () => {
  const { scrollTo } = setUp();
  const stop = followHeadingHistory(100);
  window.history.replaceState({ scrollTop: 10 }, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).not.toHaveBeenCalled();
  stop();
});
