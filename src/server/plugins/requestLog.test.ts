import { loggedPath } from './requestLog.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';

it.each([
  ['/blog?q=ruth', '/blog'],
  ['/mail/ruth@example.com', '/mail/:address'],
  [`/my-demo/${TOKEN}`, '/my-demo/:token'],
  [`/my-demo/${TOKEN}/ruth@example.com`, '/my-demo/:token/:address'],
  [`/my-demo/${TOKEN}/ruth%40example.com`, '/my-demo/:token/:address'],
  [`/my-demo/${TOKEN}/512-555-0142x`, '/my-demo/:token/:number'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
