import { loadOrReload } from './loadOrReload.ts';

const missing = (file: string) =>
  Promise.reject(Object.assign(new Error('Loading chunk failed.'), { request: file }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('reloads the page for a missing file and stays pending', async () => {
  const reload = jest.fn();
  const goOn = jest.fn();
  loadOrReload(() => missing('/assets/pricing.1.js'), reload).then(goOn, goOn);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(goOn).not.toHaveBeenCalled();
});

it('reloads once per file, then rejects', async () => {
  const reload = jest.fn();
  const files = ['/assets/pricing.1.js', '/assets/menus.1.js'];
  for (const file of files) void loadOrReload(() => missing(file), reload);
  await settled();
  expect(reload).toHaveBeenCalledTimes(2);
  await loadOrReload(() => Promise.resolve('page'), reload);
  for (const file of files)
    await expect(loadOrReload(() => missing(file), reload)).rejects.toThrow('Loading chunk failed');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('waits for the network while offline instead of reloading', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  let isThere = false;
  const loading = loadOrReload(
    () => (isThere ? Promise.resolve('page') : missing('/assets/pricing.1.js')),
    reload,
  );
  await settled();
  isThere = true;
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

it.each<[string, ('getItem' | 'setItem' | 'removeItem')[]]>([
  ['reading', ['getItem']],
  ['writing', ['setItem']],
  ['everything', ['getItem', 'setItem', 'removeItem']],
])('reloads once per file when the browser refuses %s of storage', async (what, names) => {
  for (const name of names) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  const reload = jest.fn();
  const load = () => missing(`/assets/${what}.1.js`);
  void loadOrReload(load, reload);
  await settled();
  await expect(loadOrReload(load, reload)).rejects.toThrow('Loading chunk failed');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('rejects when the server does not answer, and reloads when it is back', async () => {
  const reload = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = () => missing('/assets/pricing.2.js');
  await expect(loadOrReload(load, reload)).rejects.toThrow('Loading chunk failed');
  void loadOrReload(load, reload);
  await settled();
  expect(reload).toHaveBeenCalledTimes(2);
});
