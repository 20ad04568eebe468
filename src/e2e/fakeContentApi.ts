import type { ServerResponse } from 'node:http';
import { PAYLOADS } from '../app/payloads.fixtures.ts';
import {
  CALLS,
  fillPath,
  type CallName,
  type CallParams,
  type CallPayload,
  type WholeReadName,
} from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { makeLanding, makeSummaries } from '../features/blog/posts.fixtures.ts';
import { makeIntegrations } from '../features/integrations/integrations.fixtures.ts';
import { makeEvent, makeMany, makeVideo } from '../features/webinars/webinars.fixtures.ts';
import { startTestUpstream } from '../testing/server/receivers.ts';
import { startSite, type RunningSite } from './startSite.ts';

/** Without any field: status 200 and an empty envelope. */
export interface FakeAnswer {
  status?: number;
  /** Sent inside the envelope. */
  payload?: unknown;
  message?: string;
  /** Never responds, or closes the connection. */
  failure?: 'hang' | 'drop';
}

const posts = makeSummaries(8);

/** Lists of more than one page. */
const payloads: { [Name in WholeReadName]: CallPayload<Name> } = {
  ...PAYLOADS,
  integrations: makeIntegrations(8),
  blogLanding: makeLanding(),
  activePosts: posts,
  recentPosts: posts.slice(1, 4),
  relatedPosts: posts.slice(4, 7),
  events: makeMany(makeEvent, 8),
  videos: makeMany(makeVideo, 8),
};

/** Parameters of the calls for one document. Other documents do not exist. */
const documents: { [Name in WholeReadName]?: CallParams<Name> } = {
  post: { id: 'post-1' },
  relatedPosts: { id: 'post-1' },
  event: { slug: 'rotation' },
  video: { slug: 'first-afternoon' },
  // The query is ignored, because answers are found by path.
  helpSearch: { q: '' },
  helpCategory: { id: 'leads' },
  helpTopic: { slug: 'set-up-a-rotation' },
};

/** By path below `/api`. */
const defaultAnswers: Record<string, FakeAnswer> = Object.fromEntries(
  Object.entries(payloads).map(([name, payload]) => {
    const params: Record<string, string> = documents[name as WholeReadName] ?? {};
    return [fillPath(CALLS[name as CallName].path, params).split('?')[0], { payload }];
  }),
);

/** Pages of the documents. */
export const fakePaths = {
  post: paths.post('post-1'),
  event: paths.event('rotation'),
  video: paths.video('first-afternoon'),
  category: paths.helpCategory('leads'),
  article: paths.helpArticle('set-up-a-rotation'),
};

const NOT_FOUND: FakeAnswer = { status: 404, message: 'Not found here' };

const send = (response: ServerResponse, answer: FakeAnswer) => {
  const { status = 200, payload = null, message } = answer;
  if (answer.failure === 'hang') return;
  if (answer.failure === 'drop') {
    response.destroy();
    return;
  }
  const data = { data: payload };
  const envelope = status < 400 ? { message, data } : { message };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
};

const startFakeContentApi = async (ownAnswers: Readonly<Record<string, FakeAnswer>> = {}) => {
  const replaced = new Map<string, FakeAnswer>();
  const { url } = await startTestUpstream((request, response) => {
    const path = request.url!.replace(/^\/api|\?.*/g, '');
    const answer =
      replaced.get(path) ?? replaced.get('*') ?? ownAnswers[path] ?? defaultAnswers[path];
    send(response, answer ?? NOT_FOUND);
  });
  return {
    url,
    /** Replaces the answer at a path below `/api`, or at every path (`*`), until `restore`. */
    answer: (path: string, answer: FakeAnswer) => void replaced.set(path, answer),
    restore: () => replaced.clear(),
  };
};

/**
 * Starts a site with a fake content API, without caches, for the tests of a file. Its fields are set before the tests.
 * @param answers replace the default ones
 */
export const withExternalSite = (answers?: Readonly<Record<string, FakeAnswer>>) => {
  const external = {} as {
    api: Awaited<ReturnType<typeof startFakeContentApi>>;
    site: RunningSite;
  };
  beforeAll(async () => {
    external.api = await startFakeContentApi(answers);
    external.site = await startSite({
      CONTENT_API_URL: external.api.url,
      PAGE_CACHE_SECONDS: '0',
    });
  });
  afterEach(() => external.api.restore());
  afterAll(() => external.site?.stop());
  return external;
};
