import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from './Reveal.tsx';

const mockAnimate = jest.fn();
let mockLoadFails = false;

jest.mock('framer-motion/dom/mini', () => ({
  get animate() {
    if (mockLoadFails) throw new Error('offline');
    return mockAnimate;
  },
}));

interface Surroundings {
  width?: number;
  reducedMotion?: boolean;
  /** Pixels from the window's top to the element's. */
  top?: number;
  pageHeight?: number;
}

const WINDOW_HEIGHT = 800;

const surroundings = { top: 1200 };

const surround = ({
  width = 1440,
  reducedMotion = false,
  top = 1200,
  pageHeight = 5000,
}: Surroundings) => {
  surroundings.top = top;
  const matches = (query: string) =>
    query.includes('reduced-motion') ? reducedMotion : width >= 1024;
  Object.assign(window, {
    innerHeight: WINDOW_HEIGHT,
    matchMedia: (query: string) => ({ matches: matches(query) }),
  });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: pageHeight,
    configurable: true,
  });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: surroundings.top }) as DOMRect);
};

const renderReveal = async (
  conditions: Surroundings = {},
  index = 0,
  content = <span>Words</span>,
) => {
  surround(conditions);
  const view = render(<Reveal index={index}>{content}</Reveal>);
  fireEvent.scroll(window);
  await act(() => jest.advanceTimersByTimeAsync(10));
  return { ...view, element: screen.getByText('Words').parentElement as HTMLElement };
};

const scrollTo = (top: number) => {
  surroundings.top = top;
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(99);
};

beforeEach(() => {
  mockLoadFails = false;
  mockAnimate.mockReset();
  mockAnimate.mockReturnValue(Promise.resolve());
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const isHidden = (element: HTMLElement) => element.style.opacity === '0';

// First, because a library that was loaded once is kept.
it('stays visible when the library can’t be loaded, and asks for it again', async () => {
  mockLoadFails = true;
  const { element, unmount } = await renderReveal();
  expect(element.getAttribute('style')).toBeNull();
  unmount();
  mockLoadFails = false;
  expect(isHidden((await renderReveal()).element)).toBe(true);
});

it('arms what lies below the fold and fades it in 120 px before the end of the window', async () => {
  const { element } = await renderReveal();
  expect(isHidden(element)).toBe(true);
  scrollTo(WINDOW_HEIGHT - 119);
  expect(mockAnimate).not.toHaveBeenCalled();
  scrollTo(WINDOW_HEIGHT - 120);
  expect(mockAnimate).toHaveBeenCalledWith(
    element,
    { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
    { delay: 0, duration: 0.4, ease: [0.25, 0.1, 0.25, 1] },
  );
  expect(isHidden(element)).toBe(false);
  scrollTo(-500);
  expect(mockAnimate).toHaveBeenCalledTimes(1);
});

it.each([
  ['a link', <a href="#x">Words</a>],
  ['a button', <button>Words</button>],
])('fades %s in where it stands, so that no press on it is lost', async (_, content) => {
  const { element } = await renderReveal({}, 0, content);
  expect(isHidden(element)).toBe(true);
  expect(element.style.transform).toBe('');
  scrollTo(0);
  expect(mockAnimate).toHaveBeenCalledWith(element, { opacity: [0, 1] }, expect.anything());
});

it.each([
  [1, 0.06],
  [3, 0.18],
  [9, 0.18],
])('starts the sibling at place %i after %d s', async (index, delay) => {
  await renderReveal({}, index);
  scrollTo(0);
  expect(mockAnimate).toHaveBeenCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ delay }),
  );
});

it.each([
  ['in a narrow window', { width: 1023 }],
  ['where less motion is wanted', { reducedMotion: true }],
  ['above the fold', { top: 700 }],
])('stays visible %s', async (_, conditions) => {
  const { element } = await renderReveal(conditions);
  expect(element.getAttribute('style')).toBeNull();
});

it('stays visible when the visitor is faster than the library', async () => {
  surround({});
  render(<Reveal>Words</Reveal>);
  surroundings.top = 300;
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(isHidden(screen.getByText('Words'))).toBe(false);
});

it('shows what a fast visitor has left above the window', async () => {
  const { element } = await renderReveal();
  scrollTo(-4000);
  expect(isHidden(element)).toBe(false);
});

it('shows what the end of the page keeps from ever reaching the offset', async () => {
  const { element } = await renderReveal({ pageHeight: 1500 });
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  scrollTo(WINDOW_HEIGHT - 30);
  expect(isHidden(element)).toBe(false);
});

it('shows everything on paper, without motion', async () => {
  const { element } = await renderReveal();
  window.dispatchEvent(new Event('beforeprint'));
  expect(isHidden(element)).toBe(false);
  expect(mockAnimate).not.toHaveBeenCalled();
});

it('shows what the keyboard reaches', async () => {
  const { element } = await renderReveal({}, 0, <a href="#x">Words</a>);
  fireEvent.focusIn(screen.getByText('Words'));
  expect(isHidden(element)).toBe(false);
});

it('shows everything when the window becomes too narrow', async () => {
  const { element } = await renderReveal();
  surround({ width: 800 });
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(50);
  expect(isHidden(element)).toBe(false);
});

it('shows the element when the animation can’t start', async () => {
  const { element } = await renderReveal();
  mockAnimate.mockImplementation(() => {
    throw new Error('no animations here');
  });
  scrollTo(0);
  expect(isHidden(element)).toBe(false);
});

it('is rendered visible by the server', () => {
  expect(renderToString(<Reveal as="li">Words</Reveal>)).toMatch(/^<li>Words<\/li>$/);
});
