import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks.
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

/** Answers every media query with `matches`; tests of wide screens put their own in. */
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

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// A busy machine may take a while; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

/**
 * jsdom works out a computed style whenever it is asked for one, and to find an element by its role is to ask for
 * thousands, of the same elements again and again. What it said of an element in the document holds until something
 * in that changes, as it does after each rule that styled-components puts in.
 */
const rememberStyles = (): void => {
  const compute = window.getComputedStyle.bind(window);
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  changes.observe(document, everything);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
};
rememberStyles();
