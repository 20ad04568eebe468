import { TEST_NOW } from '../load/content.fixtures.ts';
import type { ContentEvent } from '../load/loadWebinars.ts';
import { markdownBody } from '../load/markdownBody.ts';
import {
  eventShape,
  eventSummaryShape,
  hiddenShape,
  legalDocumentShape,
  pageShape,
  recordingOf,
} from './serializers.ts';

const NOW = TEST_NOW.getTime();
const ZONE = 'America/New_York';
const SITE = { redirects: new Map(), pictures: new Map(), videos: [{ slug: 'replay' }] };

const event = (changes: Partial<ContentEvent> = {}) =>
  ({
    slug: 'live',
    title: 'Live',
    description: 'Questions & answers.',
    startsAt: '2026-12-03T18:00:00.000Z',
    body: markdownBody('Bring *questions*.'),
    ...changes,
  }) as ContentEvent;

it.each([
  ['public', undefined, {}],
  ['public since a moment', { hidden: undefined, from: NOW }, {}],
  [
    'a draft',
    { hidden: 'draft' as const, from: -Infinity },
    { hidden: { why: 'draft', moment: '' } },
  ],
  [
    'scheduled',
    { hidden: undefined, from: NOW + 60_000 },
    { hidden: { why: 'scheduled', moment: '2026-11-20 10:01' } },
  ],
])('says why a document is hidden that is %s', (_what, visibility, shape) => {
  expect(hiddenShape({ visibility }, TEST_NOW, ZONE)).toEqual(shape);
});

it.each([
  [undefined, {}],
  ['replay', { recording: 'replay' }],
  ['draft', {}],
])('names the recording %j once visitors can see it', (recording, shape) => {
  expect(recordingOf(event({ recording }), SITE.videos)).toEqual(shape);
  expect(recordingOf(event({ recording }), [])).toEqual({});
  const others = [{ slug: 'first' }, ...SITE.videos];
  expect(recordingOf(event({ recording }), others)).toEqual(shape);
});

it('marks a canceled event, and never tells where one is held', async () => {
  expect(eventSummaryShape(event())).not.toHaveProperty('is_canceled');
  expect(eventSummaryShape(event({ canceled: true }))).toMatchObject({ is_canceled: true });
  const shape = await eventShape(event({ join: 'https://meet.example.com/room' }), SITE);
  expect(JSON.stringify(shape)).not.toContain('meet.example.com');
});

it('sends the description of an event as HTML, in a list without rendering it', async () => {
  expect(eventSummaryShape(event())).toMatchObject({
    summary: 'Questions & answers.',
    description: 'Questions &#38; answers.',
  });
  const { description } = await eventShape(event(), SITE);
  expect(description).toContain('<em>questions</em>');
});

it('sends the fields of legal documents and other pages', async () => {
  const document = { slug: 'a', title: 'A', updated: '2026-11-20', body: markdownBody('*Text*') };
  const content = expect.stringContaining('<em>Text</em>');
  expect(await legalDocumentShape(document, SITE)).toEqual({
    title: 'A',
    content,
    updated_at: '2026-11-20',
  });
  const page = { ...document, description: 'What it says.', parent: null, visibility: undefined };
  expect(await pageShape(page as never, SITE)).toEqual({
    title: 'A',
    description: 'What it says.',
    parent: null,
    content,
  });
});
