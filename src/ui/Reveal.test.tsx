import { act, fireEvent, render, screen } from '@testing-library/react';
import { Reveal } from './Reveal.tsx';

const mockAnimate = jest.fn();
const mockInView = jest.fn();
let mockLoadFails = false;

jest.mock('framer-motion/dom', () => {
  if (mockLoadFails) throw new Error('offline');
  return {
    animateMini: (...call: unknown[]) => mockAnimate(...call) as unknown,
    inView: (...call: unknown[]) => mockInView(...call) as unknown,
  };
});

/** `top`: pixels from the window's top to the element's. */
const setUp = ({ width = 1440, reducedMotion = false, top = 1200 }) => {
  const matches = (query: string) =>
    query.includes('reduced-motion') ? reducedMotion : width >= 1024;
  Object.assign(window, {
    innerHeight: 800,
    matchMedia: (query: string) => ({ matches: matches(query) }),
  });
  const rectangle = { top } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rectangle);
};

const renderReveal = async (
  conditions: Parameters<typeof setUp>[0] = {},
  index = 0,
  content = <span>Words</span>,
) => {
  setUp(conditions);
  const view = render(<Reveal index={index}>{content}</Reveal>);
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...view, element: screen.getByText('Words').parentElement as HTMLElement };
};

const isWaiting = (element: HTMLElement) => element.dataset.reveal !== undefined;
const scrollIntoView = () => (mockInView.mock.calls[0] as [Element, () => void])[1]();

beforeEach(() => {
  mockLoadFails = false;
  mockAnimate.mockReset().mockResolvedValue(undefined);
  mockInView.mockReset().mockReturnValue(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

// First, because the loaded library is kept.
it('stays visible when the library can’t be loaded, and requests it again', async () => {
  mockLoadFails = true;
  const { element, unmount } = await renderReveal();
  expect(isWaiting(element)).toBe(false);
  unmount();
  mockLoadFails = false;
  expect(isWaiting((await renderReveal()).element)).toBe(true);
});

it('hides an element below the fold until it is scrolled into view, each sibling later', async () => {
  const { element } = await renderReveal({}, 9);
  expect(isWaiting(element)).toBe(true);
  expect(mockAnimate).not.toHaveBeenCalled();
  scrollIntoView();
  expect(isWaiting(element)).toBe(false);
  expect(mockAnimate).toHaveBeenCalledWith(
    element,
    { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
    { delay: 0.18, duration: 0.4, ease: [0.25, 0.1, 0.25, 1] },
  );
});

it('fades a link in without moving it, so that no click on it is lost', async () => {
  const { element } = await renderReveal({}, 0, <a href="#x">Words</a>);
  scrollIntoView();
  expect(mockAnimate).toHaveBeenCalledWith(element, { opacity: [0, 1] }, expect.anything());
});

it.each([
  ['in a narrow window', { width: 1023 }],
  ['with reduced motion', { reducedMotion: true }],
  ['above the fold', { top: 700 }],
])('stays visible %s, without the library', async (_, conditions) => {
  const listen = jest.spyOn(window, 'addEventListener');
  const { element } = await renderReveal(conditions);
  expect(isWaiting(element)).toBe(false);
  expect(listen).not.toHaveBeenCalledWith('scroll', expect.anything(), expect.anything());
});

it('does not animate an element with focus', async () => {
  await renderReveal({}, 0, <a href="#x">Words</a>);
  screen.getByText('Words').focus();
  scrollIntoView();
  expect(mockAnimate).not.toHaveBeenCalled();
});
