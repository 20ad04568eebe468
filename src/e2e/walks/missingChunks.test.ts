import {
  doesNotReloadInLoop,
  reloadsOnceForNextPage,
  reloadsOnceWithoutFiles,
} from '../removedFiles.ts';

/** Runs in the page. */
const STORAGES: Record<string, () => void> = {
  'access to storage throws': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  'there is no storage': () => Object.defineProperty(window, 'sessionStorage', { value: null }),
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'reading storage throws': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
};

describe.each(Object.entries(STORAGES))('when %s', (_what, storage) => {
  it('reloads once for the chunk of the next page, and keeps the form', () =>
    reloadsOnceForNextPage(storage));

  it('reloads once, not in a loop, for a chunk that stays missing', () =>
    doesNotReloadInLoop(storage));
});

it.each([
  ['the entry', '**/assets/client*.js'],
  ['the code of every page', '**/assets/app*.js'],
  ['the libraries', '**/assets/libraries*.js'],
  ['the code of the page', '**/assets/about*.js'],
])('reloads a page once that misses %s', (_what, files) => reloadsOnceWithoutFiles(files));
