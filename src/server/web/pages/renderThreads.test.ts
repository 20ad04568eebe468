import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { matchRoute } from '../../../app/routes.ts';
import type { ApiAnswer, ApiRequest } from '../../../contract/calls.ts';
import type { RenderOptions } from './renderPage.tsx';
import { TEST_SITE } from '../../../testing/siteSettings.ts';
import { startRenderThreads, TooManyPages } from './renderThreads.ts';

/** A thread that speaks as the renderer does; what it does with a page is in the page's query. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  const reading = new Map();
  const rendered = (page, body) => parentPort.postMessage({ page, rendered: { body } });
  parentPort.on('message', ({ page, location, settings, read, answer }) => {
    if (read) return rendered(reading.get(read), JSON.stringify(answer ?? 'none'));
    const wish = new URLSearchParams(location.split('?')[1]).get('q');
    if (wish === 'read') {
      reading.set(page, page);
      return parentPort.postMessage({ page, read: page, request: { name: 'plans', params: {} } });
    }
    if (wish === 'end') process.exit();
    if (wish === 'crash') setImmediate(() => { throw new Error('Out of memory, say.'); });
    if (wish === 'fail') return parentPort.postMessage({ page, failed: new Error('No layout.') });
    if (wish === 'throw') parentPort.postMessage({ page, threw: new Error('No page.') });
    if (wish === 'hang') for (;;);
    if (wish !== 'crash' && wish !== 'wait') rendered(page, settings.scripts.join());
  });
`;

const closings: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closings.splice(0).map((close) => close())));

const startThreads = (
  options: { count?: number; maxPages?: number; pageLimitMs?: number } = {},
) => {
  const startWorker = jest.fn(() => new Worker(THREAD, { eval: true }));
  const { renderPage, close } = startRenderThreads({ count: 1, ...options, startWorker });
  closings.push(close);
  const send = jest.fn<Promise<ApiAnswer>, [ApiRequest]>();
  const onError = jest.fn();
  const render = (wish: string, settings: Partial<RenderOptions> = {}) =>
    renderPage(matchRoute(`/help-center?q=${wish}`), {
      transport: { send, retries: false },
      site: TEST_SITE,
      organization: { '@type': 'Organization', name: 'Hearthline' },
      scripts: ['/a.js'],
      onError,
      ...settings,
    });
  return { render, send, onError, close, startWorker };
};

it('renders a page elsewhere, with what it was told of it', async () => {
  const { render } = startThreads();
  expect(await render('')).toEqual({ body: '/a.js' });
});

it('tells of a page that threw, and rejects with what a page failed of', async () => {
  const { render, onError } = startThreads();
  await render('throw');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'No page.' }));
  await expect(render('fail')).rejects.toThrow('No layout.');
});

it.each([
  ['end', 'has ended'],
  ['crash', 'Out of memory, say.'],
])(
  'fails the pages of a thread that dies (%s), and renders the next in another',
  async (how, why) => {
    const { render, startWorker } = startThreads();
    const beside = render('wait');
    await expect(render(how)).rejects.toThrow(why);
    await expect(beside).rejects.toThrow(why);
    expect(await render('')).toEqual({ body: '/a.js' });
    expect(startWorker).toHaveBeenCalledTimes(2);
  },
);

it('gives a page up that takes too long, and the thread that it holds', async () => {
  const { render, startWorker } = startThreads({ pageLimitMs: 100 });
  const ended = once(startWorker.mock.results[0]!.value as Worker, 'exit');
  await expect(render('hang')).rejects.toThrow('not rendered in 100 ms');
  await ended;
});

it('takes so many pages and no more, but always the answer to a form', async () => {
  const { render } = startThreads({ count: 2, maxPages: 1 });
  const waiting = [render('wait'), render('wait')];
  await expect(render('')).rejects.toThrow(TooManyPages);
  const formResult = { action: '', values: {}, fields: {}, message: '', data: null };
  expect(await render('', { formResult })).toEqual({ body: '/a.js' });
  void Promise.allSettled(waiting);
});
