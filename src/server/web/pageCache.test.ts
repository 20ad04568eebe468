import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import { createPageCache } from './pageCache.ts';
import type { RenderedPage } from './renderPage.tsx';

const matchAt = (location: string) => ({ location }) as RouteMatch;

const page = (body: string, status = 200) => ({ body, status }) as RenderedPage;

/** A cache over a renderer that counts, on a clock that the test moves. */
const makeCache = (answers: (() => Promise<RenderedPage>)[], seconds = 60) => {
  let time = 0;
  const render = jest.fn(() => (answers.length > 1 ? answers.shift()! : answers[0]!)());
  const pageAt = createPageCache(render, { seconds, now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  const bodyAt = async (location = '/') => (await pageAt(matchAt(location))).body;
  return { render, bodyAt, pageAt, wait };
};

const answers = (...bodies: string[]) => bodies.map((body) => () => Promise.resolve(page(body)));
/** Lets a renewal behind an answer come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('renders a page once while it is fresh', async () => {
  const { bodyAt, render, wait } = makeCache(answers('one', 'two'));
  await bodyAt();
  wait(59_999);
  expect(await bodyAt()).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

it('answers with the old page while it renews it', async () => {
  const { bodyAt, wait } = makeCache(answers('one', 'two'));
  await bodyAt();
  wait(60_000);
  expect(await bodyAt()).toBe('one');
  await settle();
  expect(await bodyAt()).toBe('two');
});

it('renders once for requests that come together', async () => {
  const { bodyAt, render } = makeCache(answers('one', 'two'));
  expect(await Promise.all([bodyAt(), bodyAt(), bodyAt()])).toEqual(['one', 'one', 'one']);
  expect(render).toHaveBeenCalledTimes(1);
});

it('keeps serving the last good page while the content API is down', async () => {
  const { bodyAt, wait } = makeCache([
    () => Promise.resolve(page('good')),
    () => Promise.resolve(page('bad', 502)),
    () => Promise.reject(new Error('broken')),
    () => Promise.resolve(page('better')),
  ]);
  await bodyAt();
  for (const expected of ['good', 'good', 'good', 'better']) {
    wait(60_000);
    expect(await bodyAt()).toBe(expected);
    await settle();
  }
});

it('does not keep a failed page', async () => {
  const { bodyAt } = makeCache([
    () => Promise.resolve(page('bad', 503)),
    () => Promise.resolve(page('good')),
  ]);
  expect(await bodyAt()).toBe('bad');
  expect(await bodyAt()).toBe('good');
});

it('keeps pages apart', async () => {
  const { bodyAt } = makeCache(answers('one', 'two'));
  expect(await bodyAt('/a')).toBe('one');
  expect(await bodyAt('/b')).toBe('two');
  expect(await bodyAt('/a')).toBe('one');
});

it('renders every request anew when it is switched off', async () => {
  const { bodyAt } = makeCache(answers('one', 'two'), 0);
  expect(await bodyAt()).toBe('one');
  expect(await bodyAt()).toBe('two');
});

it('forgets pages that nobody asks for when there are very many', async () => {
  const { pageAt, render } = makeCache(answers('one'));
  for (let i = 0; i < 600; i += 1) await pageAt(matchAt(`/${i}`));
  await pageAt(matchAt('/0'));
  expect(render).toHaveBeenCalledTimes(601);
});
