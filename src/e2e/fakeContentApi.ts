import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CALLS,
  fillPath,
  type CallName,
  type CallParams,
  type WholeReadName,
} from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
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

interface FakeRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeContentApi {
  url: string;
  requests: FakeRequest[];
  /** Replaces the answer at a path below `/api`, or at every path (`*`), until `restore`. */
  answer: (path: string, answer: FakeAnswer) => void;
  restore: () => void;
  /** Refuses connections from now on. */
  stop: () => Promise<void>;
}

const repeat = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const author = { name: 'Wilma Fakely', bio: 'Writes for the external API.', profile_photo: '' };

const posts = repeat(8, (number) => ({
  id: number,
  slug: `other-post-${number}`,
  title: `Other post ${number}`,
  description: `Description of post ${number}.`,
  category: 'External',
  cover_photo: '',
  created_at: '2026-02-03T09:00:00.000Z',
  updated_at: '2026-03-04T09:00:00.000Z',
  author,
}));

const post = {
  ...posts[0]!,
  content:
    '<h2 id="first">First heading</h2><p>Text of the post.</p><h3 id="second">Second heading</h3><p>More text.</p>',
  tags: ['External'],
  headings: [
    { id: 'first', text: 'First heading', level: 2 },
    { id: 'second', text: 'Second heading', level: 3 },
  ],
  faqs: [{ id: 1, question: 'Is this a question?', answer: 'It is.' }],
};

const integrations = repeat(8, (number) => ({
  id: number,
  name: `Otherbeam ${number}`,
  description: `Syncs contacts, number ${number}.`,
  logo_url: '',
}));

const value = (type: string, answer: unknown) => ({ type, name: '', value: answer });

const plans = {
  plans: ['Hut', 'House'].map((name, index) => ({
    name,
    title: name,
    description: `A plan called ${name}.`,
    isPopular: index === 1,
    monthlyPrice: 40 + index,
    annualPrice: 400 + index,
    features: { chat: value('boolean', true), seats: value('limit', 3 + index) },
    additionalUsageCharges: { texts: value('text', '1 cent') },
  })),
  features: [
    { key: 'chat', name: 'Chat' },
    { key: 'seats', name: 'External seats' },
  ],
  additionalUsageCharges: [{ key: 'texts', name: 'External texts' }],
};

const legal = (title: string) => ({
  content: `<h2 id="one">${title}, part one</h2><p>Text of the document.</p>`,
});

const topic = { id: 3, title: 'Other topic', slug: 'other-topic' };

const category = {
  id: 5,
  name: 'Other category',
  description: 'Description of the category.',
  subcategories: [{ id: 6, name: 'Other subcategory', topics: [topic] }],
};

const result = {
  ...topic,
  name: '',
  description: 'Description of the topic.',
  content: '<p>A topic</p>',
  category: { id: 5, name: 'Other category' },
  subcategory: { name: 'Other subcategory' },
};

const article = {
  title: 'Other topic',
  content: '<h2 id="steps">Steps</h2><p>Text of the article.</p>',
  headings: [{ id: 'steps', text: 'Steps', level: 2 }],
  author,
  updated_at: '2026-03-04T09:00:00.000Z',
  category_id: 5,
  category_name: 'Other category',
};

const webinar = (kind: 'event' | 'video') => (number: number) => ({
  id: number,
  slug: `other-${kind}-${number}`,
  title: `Other ${kind} ${number}`,
  cover_photo: '',
  updated_at: '2026-03-04T09:00:00.000Z',
  presented_by: 'Wilma Fakely',
  description: `<p>About the ${kind}.</p>`,
  date: '2099-12-03 11:00',
  duration: '45 minutes',
  host_image: '',
  ...(kind === 'video' && { video_url: '/videos/missing.mp4', type: 'mp4' }),
});

const events = repeat(8, webinar('event'));
const videos = repeat(8, webinar('video'));

/** An answer to a call, for these parameters only. */
type CallAnswer<Name extends CallName> = FakeAnswer &
  (keyof CallParams<Name> extends never ? unknown : { params: CallParams<Name> });

/** Other calls answer 404. */
const calls: { [Name in WholeReadName | 'subscribe']?: CallAnswer<Name> } = {
  integrations: { payload: integrations },
  plans: { payload: plans },
  blogLanding: {
    payload: {
      hero: { title: 'External hero', description: 'An external blog.', post: posts[0] },
      latest: posts.slice(0, 3),
      guides: posts.slice(3, 6),
      trending: posts.slice(6),
    },
  },
  activePosts: { payload: posts },
  recentPosts: { payload: posts.slice(1, 4) },
  post: { params: { id: 'other-post-1' }, payload: post },
  relatedPosts: { params: { id: 'other-post-1' }, payload: posts.slice(4, 7) },
  privacyPolicy: { payload: legal('Other policy') },
  termsOfService: { payload: legal('Other terms') },
  subscribe: { message: 'Subscribed by the external API.' },
  helpCenter: { payload: [category] },
  // The query is ignored, because answers are found by path.
  helpSearch: { params: { q: '' }, payload: [result] },
  helpCategory: { params: { id: '5' }, payload: category },
  helpTopic: { params: { slug: 'other-topic' }, payload: article },
  events: { payload: events },
  videos: { payload: videos },
  event: { params: { slug: 'other-event-1' }, payload: events[0] },
  video: { params: { slug: 'other-video-1' }, payload: videos[0] },
};

/** By path below `/api`. */
const defaultAnswers: Record<string, FakeAnswer> = Object.fromEntries(
  Object.entries(calls).map(([name, entry]) => {
    const { params = {}, ...answer } = entry as FakeAnswer & { params?: Record<string, string> };
    return [fillPath(CALLS[name as CallName].path, params).split('?')[0], answer];
  }),
);

/** Pages of the documents in `calls`. */
export const fakePaths = {
  post: paths.post('other-post-1'),
  event: paths.event('other-event-1'),
  video: paths.video('other-video-1'),
  category: paths.helpCategory('5'),
  article: paths.helpArticle('other-topic'),
};

const NOT_FOUND: FakeAnswer = { status: 404, message: 'Not found here' };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

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

/**
 * Starts a content API for sites with `CONTENT_API_URL`.
 * @param ownAnswers replace the default ones
 */
export const startFakeContentApi = async (
  ownAnswers: Readonly<Record<string, FakeAnswer>> = {},
): Promise<FakeContentApi> => {
  const replaced = new Map<string, FakeAnswer>();
  const requests: FakeRequest[] = [];
  const answerTo = (path: string): FakeAnswer =>
    replaced.get(path) ??
    replaced.get('*') ??
    ownAnswers[path] ??
    defaultAnswers[path] ??
    NOT_FOUND;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url!.replace(/^\/api/, '');
      const { method = '', headers } = request;
      requests.push({ method, path, headers, body });
      send(response, answerTo(path.split('?')[0]!));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (path, answer) => void replaced.set(path, answer),
    restore: () => replaced.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Starts a site with a fake content API, without caches, for the tests of a file. Its fields are set before the tests. */
export const withExternalSite = (answers?: Readonly<Record<string, FakeAnswer>>) => {
  const external = {} as { api: FakeContentApi; site: RunningSite };
  beforeAll(async () => {
    external.api = await startFakeContentApi(answers);
    external.site = await startSite({
      CONTENT_API_URL: external.api.url,
      PAGE_CACHE_SECONDS: '0',
    });
  });
  afterEach(() => external.api.restore());
  afterAll(async () => {
    await external.site?.stop();
    await external.api?.stop();
  });
  return external;
};
