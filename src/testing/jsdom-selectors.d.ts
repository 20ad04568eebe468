/** Part of jsdom itself, which brings no types. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  const selectors: {
    matchesDontThrow: (element: Element, selectors: string | undefined) => boolean;
  };
  export default selectors;
}
