import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';

/** Changed texts by path; null for a file that is left out. */
export type Overlay = ReadonlyMap<string, string | null>;

const isHidden = (path: string): boolean => /(?:^|\/)\.|~$/.test(path);

/** The files of a content folder, whose texts may be changed in memory. Paths are relative to the folder. */
export class ContentFiles {
  readonly name: string;
  readonly #paths: ReadonlySet<string>;
  readonly #root: string;
  readonly #overlay: Overlay;

  constructor(folder: string, overlay: Overlay = new Map()) {
    this.#root = resolve(folder);
    this.#overlay = overlay;
    this.name = basename(this.#root);
    const written = existsSync(this.#root)
      ? readdirSync(this.#root, { recursive: true, encoding: 'utf8' })
      : [];
    // Only files have an extension.
    const paths = [...written.map((path) => path.replaceAll('\\', '/')), ...overlay.keys()].filter(
      (path) => extname(path) !== '' && !isHidden(path) && overlay.get(path) !== null,
    );
    this.#paths = new Set(paths.sort());
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  all(): string[] {
    return [...this.#paths];
  }

  read(path: string): string | undefined {
    if (!this.has(path)) return undefined;
    // Synchronous: a promise per file takes five times as long for thousands of small files.
    return this.#overlay.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  list(folder: string): { name: string; isFolder: boolean }[] {
    const below = this.all().filter((path) => path.startsWith(`${folder}/`));
    const names = below.map((path) => path.slice(folder.length + 1).split('/'));
    const entries = new Map(names.map(([name = '', ...rest]) => [name, rest.length > 0]));
    return [...entries].map(([name, isFolder]) => ({ name, isFolder }));
  }
}
