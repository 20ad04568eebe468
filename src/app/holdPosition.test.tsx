import { holdPosition } from './holdPosition.ts';

let resize: () => void;
const disconnect = jest.fn();
const start = (scrollHeight = 5000) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: scrollHeight,
    configurable: true,
  });
  jest.spyOn(window, 'ResizeObserver' as never).mockImplementation(((callback: () => void) => {
    resize = callback;
    return { observe: () => undefined, disconnect };
  }) as never);
  const scroll = jest.fn(() => scrollTo(1200));
  return { scroll, ...holdPosition(scroll) };
};
afterEach(() => jest.restoreAllMocks());

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

const isAnchoring = () => document.documentElement.style.overflowAnchor === '';

it('scrolls now and whenever the height of the page changes', () => {
  const { scroll, isHeld, release } = start();
  resize();
  window.dispatchEvent(new Event('scroll'));
  resize();
  expect(scroll).toHaveBeenCalledTimes(3);
  expect([isHeld(), isAnchoring()]).toEqual([true, false]);
  release();
  expect([isHeld(), isAnchoring()]).toEqual([false, true]);
});

it.each([
  ['the wheel', () => window.dispatchEvent(new Event('wheel'))],
  ['a finger', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  [
    'the scroll bar',
    () => {
      scrollTo(700);
      window.dispatchEvent(new Event('scroll'));
    },
  ],
])('leaves the position to a visitor who uses %s, and removes its listeners', (_, use) => {
  const added = jest.spyOn(window, 'addEventListener');
  const { isHeld } = start();
  expect(added.mock.calls.map(([type]) => type)).toEqual([
    'wheel',
    'pointerdown',
    'keydown',
    'scroll',
  ]);
  use();
  expect(isHeld()).toBe(false);
  for (const [, , options] of added.mock.calls)
    expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
  expect(disconnect).toHaveBeenCalled();
});

it('scrolls once more at the end, unless the visitor has', () => {
  const first = start();
  first.finish();
  expect([first.scroll.mock.calls.length, first.isHeld()]).toEqual([2, false]);
  const second = start();
  window.dispatchEvent(new Event('wheel'));
  second.finish();
  expect(second.scroll).toHaveBeenCalledTimes(1);
});

it('does not mistake a page that became shorter for a visitor', () => {
  const { isHeld, release } = start(1668);
  // 1668 px end at 900 in a window of 768.
  scrollTo(900);
  window.dispatchEvent(new Event('scroll'));
  expect(isHeld()).toBe(true);
  release();
});
