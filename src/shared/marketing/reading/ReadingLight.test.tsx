import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { ClosingBanner } from '../ClosingBanner.tsx';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** Tells what the test says. */
class FakeObserver {
  static observed: Element[] = [];
  static tell: Callback = () => undefined;
  constructor(callback: Callback) {
    FakeObserver.tell = callback;
  }
  observe(element: Element) {
    FakeObserver.observed.push(element);
  }
  disconnect() {
    FakeObserver.observed = [];
  }
}

const originals = { IntersectionObserver, matchMedia: window.matchMedia };
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
afterEach(() => Object.assign(window, { matchMedia: originals.matchMedia }));
afterAll(() => Object.assign(globalThis, originals));

/** A page with a title, and a part that is wrapped as home's is. */
const renderPage = () =>
  renderWithProviders(
    <main>
      <header>Title</header>
      <div>
        <section>First</section>
        <section>Second</section>
        <ClosingBanner title="Leave the light on" text="Start today." action={null} />
      </div>
    </main>,
  );

/** The visitor scrolls until the middle of the window is in what has this text. */
const scrollTo = (text: string) => {
  const reached = FakeObserver.observed.find((element) => element.textContent.startsWith(text));
  act(() =>
    FakeObserver.tell(
      FakeObserver.observed.map((target) => ({ isIntersecting: target === reached, target })),
    ),
  );
};

const lights = () =>
  ['Title', 'First', 'Second'].map((text) => screen.getByText(text).dataset.light);
const street = () => document.querySelector('svg[viewBox="0 0 1440 420"]');
const litWindows = () => street()!.querySelectorAll('g').length;

const startScrolling = async () => {
  fireEvent.scroll(window);
  await waitFor(() => expect(street()).not.toBeNull());
};

it('waits for a sign of use, and leaves the page as it came until something has been read', async () => {
  renderPage();
  expect(street()).toBeNull();
  await startScrolling();
  scrollTo('Title');
  expect(lights()).toEqual([undefined, undefined, undefined]);
});

it('keeps the light of the section that the visitor is at, and puts out the others', async () => {
  renderPage();
  await startScrolling();
  scrollTo('Title');
  scrollTo('First');
  expect(lights()).toEqual(['off', 'on', 'off']);
  scrollTo('Leave the light on');
  expect(lights()).toEqual(['off', 'off', 'off']);
});

it('lights a window of the street for each section read, and says nothing of it to readers', async () => {
  renderPage();
  await startScrolling();
  for (const text of ['Title', 'First', 'Second']) scrollTo(text);
  expect(litWindows()).toBe(0);
  scrollTo('Leave the light on');
  expect(litWindows()).toBe(3);
  expect(street()).toHaveAttribute('aria-hidden', 'true');
});

it('leaves all as it is where motion is unwanted', async () => {
  const { unmount } = renderPage();
  await startScrolling();
  unmount();
  window.matchMedia = (query) => ({
    ...originals.matchMedia(query),
    matches: query.includes('reduced-motion'),
  });
  renderPage();
  expect(street()).toBeNull();
  expect(FakeObserver.observed).toEqual([]);
});
