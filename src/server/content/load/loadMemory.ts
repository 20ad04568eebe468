/** Loads alternate between what is stored and a change to it. */
const KEPT = 2;

interface Recalled {
  from: readonly unknown[];
  value: unknown;
}

const isMadeFrom = (known: Recalled, from: readonly unknown[]): boolean =>
  known.from.every((part, index) => Object.is(part, from[index]));

/**
 * What the loads of one storage share, so that unchanged documents are not validated again and stay the same objects: `recall`
 * keeps a schema while what it looks up stays the same, `ContentReader` the data of a document while its text and its schema do, and
 * `once` the object of the library while the data does.
 */
export class LoadMemory {
  readonly #values = new Map<string, readonly Recalled[]>();
  readonly #made = new WeakMap<object, unknown>();

  /** The value that was made from the same things before. */
  recall<Value>(name: string, from: readonly unknown[], make: () => Value): Value {
    const known = this.#values.get(name) ?? [];
    const same = known.find((each) => isMadeFrom(each, from)) ?? { from, value: make() };
    this.#values.set(name, [same, ...known.filter((each) => each !== same)].slice(0, KEPT));
    return same.value as Value;
  }

  /** What was made from an object before. */
  once<Made>(source: object, make: () => Made): Made {
    const made = (this.#made.get(source) as Made | undefined) ?? make();
    this.#made.set(source, made);
    return made;
  }
}
