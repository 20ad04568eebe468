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

/** What the server says at one path. Without any field: status 200 and an empty envelope. */
export interface FakeAnswer {
  status?: number;
  /** Put into the envelope. */
  payload?: unknown;
  /** Sent as it is, instead of the envelope: garbage, HTML, a huge text. */
  raw?: string;
  type?: string;
  /** Beside `data` in the envelope, or the body's only field of an error. */
  message?: string;
  /** The answer waits for it. */
  after?: Promise<unknown>;
  /** Takes the request and never answers, or hangs up on it. */
  silence?: 'hang' | 'drop';
}

export interface FakeRequest {
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
  /** Goes away: from now on connections are refused. */
  stop: () => Promise<void>;
}

const author = { name: 'Wilma Fakely', bio: 'Writes for the other server.', profile_photo: '' };

const posts = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  slug: `other-post-${index + 1}`,
  title: `Other post ${index + 1}`,
  description: `What the other server says of post ${index + 1}.`,
  category: 'Elsewhere',
  cover_photo: '',
  created_at: '2026-02-03T09:00:00.000Z',
  updated_at: '2026-03-04T09:00:00.000Z',
  author,
}));

const post = {
  ...posts[0]!,
  content:
    '<h2 id="first">First of the other</h2><p>Words of the other server.</p><h3 id="second">Second of the other</h3><p>More words.</p>',
  tags: ['Elsewhere'],
  headings: [
    { id: 'first', text: 'First of the other', level: 2 },
    { id: 'second', text: 'Second of the other', level: 3 },
  ],
  faqs: [{ id: 1, question: 'Is this the other server?', answer: 'It is.' }],
};

const integrations = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `Otherbeam ${index + 1}`,
  description: `Carries things, number ${index + 1}.`,
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
    { key: 'chat', name: 'Chat of the other' },
    { key: 'seats', name: 'Seats of the other' },
  ],
  additionalUsageCharges: [{ key: 'texts', name: 'Texts of the other' }],
};

const legal = (title: string) => ({
  content: `<h2 id="one">${title}, part one</h2><p>Paragraph of the other server.</p>`,
});

const topic = { id: 3, title: 'Other topic', slug: 'other-topic' };

const category = {
  id: 5,
  name: 'Other category',
  description: 'A category of the other server.',
  subcategories: [{ id: 6, name: 'Other subcategory', topics: [topic] }],
};

const result = {
  ...topic,
  name: '',
  description: 'A topic of the other server.',
  content: '<p>A topic</p>',
  category: { id: 5, name: 'Other category' },
  subcategory: { name: 'Other subcategory' },
};

const article = {
  title: 'Other topic',
  content: '<h2 id="steps">Steps of the other</h2><p>Do this.</p>',
  headings: [{ id: 'steps', text: 'Steps of the other', level: 2 }],
  author,
  updated_at: '2026-03-04T09:00:00.000Z',
  category_id: 5,
  category_name: 'Other category',
};

const webinar = (kind: string, index: number) => ({
  id: index,
  slug: `other-${kind}-${index}`,
  title: `Other ${kind} ${index}`,
  cover_photo: '',
  updated_at: '2026-03-04T09:00:00.000Z',
  presented_by: 'Wilma Fakely',
  description: `<p>About the ${kind}.</p>`,
  date: '2099-12-03 11:00',
  duration: '45 minutes',
  host_image: '',
});

const event = webinar('event', 1);
const video = { ...webinar('video', 1), video_url: '/videos/missing.mp4', type: 'mp4' };

const several = <Item>(first: Item, make: (index: number) => Item): Item[] => [
  first,
  ...Array.from({ length: 7 }, (_, index) => make(index + 2)),
];

/** An answer to a call; to one with parameters it is given for these alone. */
type CallAnswer<Name extends CallName> = FakeAnswer &
  (keyof CallParams<Name> extends never ? unknown : { params: CallParams<Name> });

/** What a content API that is well says. Demos and registrations are not its business. */
const calls: { [Name in WholeReadName | 'subscribe']: CallAnswer<Name> } = {
  integrations: { payload: integrations },
  plans: { payload: plans },
  blogLanding: {
    payload: {
      hero: { title: 'Hero of the other server', description: 'From elsewhere.', post: posts[0] },
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
  subscribe: { message: 'The other server has you now.' },
  helpCenter: { payload: [category] },
  // Whatever is searched for: answers are known by their path.
  helpSearch: { params: { q: '' }, payload: [result] },
  helpCategory: { params: { id: '5' }, payload: category },
  helpTopic: { params: { slug: 'other-topic' }, payload: article },
  events: { payload: several(event, (index) => webinar('event', index)) },
  videos: { payload: several(video, (index) => ({ ...video, ...webinar('video', index) })) },
  event: { params: { slug: 'other-event-1' }, payload: event },
  video: { params: { slug: 'other-video-1' }, payload: video },
};

/** The same by path below `/api`. */
const usualAnswers: Record<string, FakeAnswer> = Object.fromEntries(
  Object.entries(calls).map(([name, answer]) => {
    const { params = {}, ...said } = answer as FakeAnswer & { params?: Record<string, string> };
    return [fillPath(CALLS[name as CallName].path, params).split('?')[0], said];
  }),
);

/** Where the site shows the one post, event, video, category and article. */
export const fakePaths = {
  post: paths.post('other-post-1'),
  event: paths.event('other-event-1'),
  video: paths.video('other-video-1'),
  category: paths.helpCategory('5'),
  article: paths.helpArticle('other-topic'),
};

const MISSING: FakeAnswer = { status: 404, message: 'No such thing here' };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const send = async (response: ServerResponse, answer: FakeAnswer, depth: 1 | 2) => {
  const { status = 200, payload = null, message, raw, type = 'application/json' } = answer;
  await answer.after;
  if (answer.silence === 'hang') return;
  if (answer.silence === 'drop') {
    response.destroy();
    return;
  }
  const data = depth === 2 ? { data: payload } : payload;
  const envelope = status < 400 ? { message, data } : { message };
  response.writeHead(status, { 'content-type': type }).end(raw ?? JSON.stringify(envelope));
};

/**
 * A local content API, for sites started with `CONTENT_API_URL`.
 * @param depth how many `data` lie around each payload
 * @param ownAnswers in place of the usual ones
 */
export const startFakeContentApi = async (
  depth: 1 | 2,
  ownAnswers: Readonly<Record<string, FakeAnswer>> = {},
): Promise<FakeContentApi> => {
  const answers: Readonly<Record<string, FakeAnswer>> = { ...usualAnswers, ...ownAnswers };
  const replaced = new Map<string, FakeAnswer>();
  const requests: FakeRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url!.replace(/^\/api/, '');
      const { method = '', headers } = request;
      requests.push({ method, path, headers, body });
      const [known = ''] = path.split('?');
      return send(
        response,
        replaced.get(known) ?? replaced.get('*') ?? answers[known] ?? MISSING,
        depth,
      );
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
