import { TEST_SITE } from '../../testing/siteSettings.ts';
import { okAnswer } from '../../testing/testServices.ts';
import { matchRoute } from '../../app/routes.ts';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { makeEvent } from '../../features/webinars/webinars.fixtures.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import { errorStrings } from '../../strings/common.ts';
import { renderPage } from './renderPage.tsx';

const render = (
  match: RouteMatch,
  send: ApiTransport['send'] = () => Promise.reject(new Error('There is no API.')),
) => {
  const onError = jest.fn();
  const page = renderPage(match, {
    transport: { send, retries: false },
    site: { ...TEST_SITE, eventZone: { id: 'UTC', name: 'UTC', shortName: 'UTC' } },
    organization: { '@type': 'Organization', name: 'Hearthline' },
    scripts: [],
    onError,
  }).then(({ html, ...rest }) => ({ ...rest, html: String(html) }));
  return { page, onError };
};

it('begins the styles of a page with those that hold for every element', async () => {
  const Page = () => null;
  const page = lazyPage('empty', () => Promise.resolve({ Page }));
  const rendered = await render({ ...matchRoute('/'), route: { path: '/', page } }).page;
  expect(rendered.html).toMatch(/<style data-styled[^>]*>:root\{--gutter:/);
});

it('renders the error page with status 500 and reports the error when a page throws', async () => {
  const Page = () => {
    throw new Error('It can not be shown.');
  };
  const page = lazyPage('broken', () => Promise.resolve({ Page }));
  const rendering = render({ ...matchRoute('/'), route: { path: '/', page } });
  const { status, html } = await rendering.page;
  expect(status).toBe(500);
  expect(html).toContain(errorStrings.title);
  expect(html).toContain('</footer>');
  expect(html).toContain('"failed":true');
  expect(rendering.onError.mock.calls).toEqual([[new Error('It can not be shown.')]]);
});

it.each([
  ['2001-12-03 11:00', [Date.parse('2001-12-03T11:45:00Z')]],
  ['2099-12-03 11:00', []],
])(
  'sends the browser whether an event at %s is past, as the page shows it',
  async (date, passed) => {
    const event = makeEvent({ date });
    const { page } = render(matchRoute('/webinars/event/x'), async () => okAnswer(event));
    const { html } = await page;
    expect(html.includes('This event has already taken place')).toBe(passed.length > 0);
    expect(html).toContain(`"passed":${JSON.stringify(passed)}`);
  },
);
