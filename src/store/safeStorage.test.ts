import { safeStorage } from './safeStorage.ts';

const fail = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

const makeStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

it('stores in the storage of the browser', () => {
  const storage = makeStorage();
  const safe = safeStorage(storage);
  safe.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(safe.getItem('a')).toBe('1');
  safe.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it.each(['getItem', 'setItem', 'removeItem'] as const)('works while %s fails', (name) => {
  const safe = safeStorage({ ...makeStorage(), [name]: fail });
  safe.setItem('a', '1');
  expect(safe.getItem('a')).toBe(name === 'getItem' ? null : '1');
  safe.removeItem('b');
  expect(safe.getItem('b')).toBeNull();
});

it('reads what it has kept until the storage has room again', () => {
  const storage = makeStorage();
  const safe = safeStorage(storage);
  const { setItem } = storage;
  safe.setItem('a', 'old');
  storage.setItem = fail;
  safe.setItem('a', 'new');
  expect(safe.getItem('a')).toBe('new');
  storage.setItem = setItem;
  safe.setItem('a', 'newest');
  expect(storage.getItem('a')).toBe('newest');
  expect(safe.getItem('a')).toBe('newest');
  safe.removeItem('a');
  expect(safe.getItem('a')).toBeNull();
});
