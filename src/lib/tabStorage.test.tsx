import type * as storing from './tabStorage.ts';

/** A document: it has the memory of no other. */
const loadDocument = () => {
  let loaded!: typeof storing;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof storing>('./tabStorage.ts');
  });
  return loaded;
};

const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
const replaceStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, 'sessionStorage', { ...descriptor, configurable: true });

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

afterEach(() => {
  Object.defineProperty(window, 'sessionStorage', own);
  jest.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

const BLOCKED: [string, () => void][] = [
  ['access throws', () => replaceStorage({ get: refuse })],
  ['it is null', () => replaceStorage({ value: null })],
  [
    'reading throws',
    () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  ],
  ['it is full', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'every call throws',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    },
  ],
];

describe.each(BLOCKED)('when %s', (_what, block) => {
  it('keeps values in memory', () => {
    block();
    const { tabStorage } = loadDocument();
    expect(tabStorage.getItem('a')).toBeNull();
    tabStorage.setItem('a', '1');
    tabStorage.setItem('a', '2');
    expect(tabStorage.getItem('a')).toBe('2');
    tabStorage.removeItem('b');
    tabStorage.removeItem('a');
    expect(tabStorage.getItem('a')).toBeNull();
  });
});

it('stores values in the tab when it can', () => {
  const { tabStorage } = loadDocument();
  tabStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  expect(loadDocument().tabStorage.getItem('a')).toBe('1');
  tabStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
});

it('reads what was stored before the storage was full', () => {
  const { tabStorage } = loadDocument();
  tabStorage.setItem('a', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(tabStorage.getItem('a')).toBe('before');
  tabStorage.setItem('a', 'after');
  expect(tabStorage.getItem('a')).toBe('after');
});

it('stores a value again that was only in memory', () => {
  const { tabStorage } = loadDocument();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  tabStorage.setItem('a', 'in memory');
  full.mockRestore();
  tabStorage.setItem('a', 'stored');
  expect(sessionStorage.getItem('a')).toBe('stored');
  expect(tabStorage.getItem('a')).toBe('stored');
});
