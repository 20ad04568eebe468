import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  finishOnce,
  finishToKeep,
  packBest,
  respondWith,
  type RawHeaders,
} from './finishedPage.ts';
import type { RenderedPage } from './renderPage.tsx';

const HTML = Array.from({ length: 2000 }, (_, n) => `<p>Grüße, ${n * n}</p>`).join('\n');

const RENDERED: RenderedPage = {
  body: new TextEncoder().encode(HTML),
  policy: "default-src 'none'",
  etag: '"abc"',
  status: 200,
  isWhole: true,
};

const headersOf = (raw: RawHeaders): Record<string, string> =>
  Object.fromEntries(
    raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!]] : [])),
  );

const plainOf = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

it('is the same page in every coding, each with its length and a tag of its own', async () => {
  const kept = await finishToKeep(RENDERED);
  const pages = [kept, await packBest(kept), await finishOnce(RENDERED, 'br')];
  const tags = new Map<string, string>();
  for (const page of pages)
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const { status, headers, body } = respondWith(page, { 'accept-encoding': coding });
      const told = headersOf(headers);
      const sent = (told['content-encoding'] ?? 'identity') as keyof typeof plainOf;
      expect(status).toBe(200);
      expect(plainOf[sent](body!).toString()).toBe(HTML);
      expect(told['content-length']).toBe(String(body!.length));
      expect(told.vary).toBe('accept-encoding');
      // A strong tag names bytes: two bodies of one tag would be a lie.
      const bytes = body!.toString('base64');
      expect(tags.get(told.etag!) ?? bytes).toBe(bytes);
      tags.set(told.etag!, bytes);
    }
  expect([...tags.keys()].sort()).toEqual(
    ['"abc"', '"abc-br"', '"abc-br2"', '"abc-br5"', '"abc-gzip"'].sort(),
  );
});

it('does not send the page again to who has it in whatever bytes', async () => {
  const page = await packBest(await finishToKeep(RENDERED));
  for (const known of ['"abc-br5"', '"abc-br4"', '"abc-br"', '"abc-gzip"', '"abc"']) {
    const { status, headers, body } = respondWith(page, {
      'accept-encoding': 'br',
      'if-none-match': known,
    });
    expect([status, body, headersOf(headers).etag]).toEqual([304, undefined, known]);
  }
  for (const other of ['"other-br5"', '"abc-brotli"', 'abc'])
    expect(respondWith(page, { 'if-none-match': other }).status).toBe(200);
});

it('stays in the bytes that it has when it is rendered anew and nothing has changed', async () => {
  const best = await packBest(await finishToKeep(RENDERED));
  expect(await finishToKeep(RENDERED, best)).toBe(best);
  for (const change of [{ etag: '"new"' }, { status: 404 }, { isWhole: false }])
    expect(await finishToKeep({ ...RENDERED, ...change }, best)).toMatchObject({
      ...change,
      isBest: false,
    });
});
