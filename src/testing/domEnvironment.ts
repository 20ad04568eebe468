import { TestEnvironment } from 'jest-environment-jsdom';
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';
import { mayMatch } from './mayMatch.ts';

// To work out one style jsdom asks of every rule whether it matches, and 97 in 100 do not. It takes this
// function when it is loaded itself, which is for the first document. A rule of key frames has no selector.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  (selector === undefined || mayMatch(element, selector)) && matchesDontThrow(element, selector);

export default TestEnvironment;
