import { paths } from '../../contract/paths.ts';
import { judge, seePage } from '../../testing/server/observatory.ts';
import { startNginx } from '../../testing/server/startNginx.ts';
import { startTestSite } from '../../testing/server/testSite.ts';

const PAGES = [
  paths.home,
  paths.whatsNew,
  paths.helpArticle('import-a-spreadsheet'),
  paths.requestDemo,
  paths.event('import-day-together'),
  '/no/such/page',
];

/** All there is but for cookies, which there are none of, a preloaded host and scripts from elsewhere. */
const FULL_MARKS = 130;

it('gets full marks of Mozilla’s Observatory behind a proxy that speaks TLS', async () => {
  const site = await startTestSite({ SITE_URL: 'https://localhost' });
  const proxy = await startNginx([site.url]);
  try {
    const seen = await Promise.all(
      PAGES.map((path) => seePage(proxy.httpUrl + path, proxy.httpsUrl + path, proxy.certificate)),
    );
    expect(seen.map(({ https }) => https.status)).toEqual([200, 200, 200, 200, 200, 404]);
    const judgements = await judge(seen);
    judgements.forEach(({ score, results }, index) => {
      expect({ path: PAGES[index], score, results }).toMatchObject({
        path: PAGES[index],
        score: FULL_MARKS,
      });
    });
  } finally {
    await proxy.close();
    await site.close();
  }
});
