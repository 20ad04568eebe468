import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// Missing in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Object.defineProperty(HTMLTrackElement.prototype, 'track', {
  configurable: true,
  get: () => ({ mode: 'disabled', cues: null }),
});

/** No media query matches. Tests of wide screens replace this function. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

// As in browsers whose search does not find closed content: finding it computes styles, for which jsdom takes long.
if (!expect.getState().testPath!.endsWith('useFoundWhenClosed.test.tsx'))
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');

// jsdom does not paint.
jest.mock('../lib/scheduling.ts', () => ({
  ...jest.requireActual<object>('../lib/scheduling.ts'),
  __esModule: true,
  afterPaint: (work: () => void) => work(),
}));

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Longer than the default of 1 s, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
