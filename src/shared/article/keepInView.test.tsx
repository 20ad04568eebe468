import { keepInView } from './ContentsList.tsx';

/** A box from 100 to 500 pixels below the window's top, scrolled by 1000, with an entry at `top`. */
const setUp = (top: number, { isHovered = false, hovers = true } = {}) => {
  const box = document.createElement('ol');
  const entry = box.appendChild(document.createElement('li'));
  box.getBoundingClientRect = () => ({ top: 100, bottom: 500 }) as DOMRect;
  entry.getBoundingClientRect = () => ({ top, bottom: top + 36 }) as DOMRect;
  box.scrollTop = 1000;
  Object.assign(box, { matches: (selector: string) => selector === ':hover' && isHovered });
  Object.assign(window, { matchMedia: () => ({ matches: hovers }) });
  keepInView(box, entry);
  return box.scrollTop;
};

it('leaves an entry that can be seen where it is', () => {
  expect(setUp(300)).toBe(1000);
});

it('scrolls back to an entry above, and shows what stands before it', () => {
  const scrollTop = setUp(40);
  expect(scrollTop).toBeLessThan(940);
  expect(scrollTop).toBeGreaterThan(800);
});

it('scrolls on to an entry below, and shows what comes next', () => {
  const scrollTop = setUp(900);
  expect(scrollTop).toBeGreaterThan(1436);
  expect(scrollTop).toBeLessThan(1536);
});

it('does not move under the pointer of somebody who may be scrolling', () => {
  expect(setUp(900, { isHovered: true })).toBe(1000);
});

it('follows on a touch screen, where the last touch leaves its mark', () => {
  expect(setUp(900, { isHovered: true, hovers: false })).toBeGreaterThan(1000);
});
