/** The element that a fragment such as `#plans` names, as browsers find it. */
export const fragmentTarget = (hash: string): HTMLElement | null => {
  const fragment = hash.slice(1);
  if (fragment === '') return null;
  const target = document.getElementById(fragment);
  if (target) return target;
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
};

/** `#` and `#top` name the top of the page, unless an element has this id. */
export const namesTop = (hash: string): boolean =>
  /^#?(?:top)?$/i.test(hash) && fragmentTarget(hash) === null;
