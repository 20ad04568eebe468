/** What the last compound of a selector asks of an element's own name and classes. */
interface Subject {
  name: string | undefined;
  classes: readonly string[];
}

type Named = Pick<Element, 'localName' | 'classList'>;

/** Selectors of these characters alone hold no strings, escapes or lists within lists. */
const PLAIN = /^[\w\s.:,>+~-]+$/;
const SUBJECT = /(?:^|[\s>+~])(?<name>[a-z][a-z\d]*)?(?<classes>(?:\.[\w-]+)*)(?::{1,2}[\w-]+)*$/;

const known = new Map<string, readonly Subject[] | undefined>();

/** One for each selector of the list; undefined where that is not plain. */
const subjectsOf = (selectors: string): readonly Subject[] | undefined => {
  if (known.has(selectors)) return known.get(selectors);
  const found = PLAIN.test(selectors)
    ? selectors.split(',').map((selector) => SUBJECT.exec(selector.trim())?.groups)
    : [undefined];
  const subjects = found.every((groups) => groups !== undefined)
    ? found.map(({ name, classes }) => ({ name, classes: classes!.split('.').slice(1) }))
    : undefined;
  known.set(selectors, subjects);
  return subjects;
};

/** False only where the element's name or classes alone tell that none of the selectors matches it. */
export const mayMatch = (element: Named, selectors: string): boolean =>
  subjectsOf(selectors)?.some(
    ({ name, classes }) =>
      (name === undefined || name === element.localName) &&
      classes.every((one) => element.classList.contains(one)),
  ) ?? true;
