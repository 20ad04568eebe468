import type { PageFacts } from '../../ui/PageMeta.tsx';
import { makeEvent, makeVideo } from '../../features/webinars/webinars.fixtures.ts';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import type { PageSubject } from './pageSubject.ts';
import { structuredData } from './structuredData.ts';

const write = (subject: PageSubject, facts: Partial<PageFacts> = {}) =>
  structuredData({
    facts: { title: 'A page', description: 'What it says.', path: '/page', trail: [], ...facts },
    subject,
    site: TEST_SITE,
    organization: { '@type': 'Organization', name: 'Hearthline' },
    picture: { url: 'https://site.test/picture.png', alt: '' },
  });

const thingIn = (element: string) =>
  (
    JSON.parse(element.replace(/^<script[^>]*>|<\/script>$/g, '')) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'][0];

it('writes nothing for a page without a subject or with noindex', () => {
  expect(write({})).toBe('');
  expect(write({ event: makeEvent() }, { path: undefined })).toBe('');
});

it('is valid for any title', () => {
  const title = '</script><script>alert(1)</script><!--';
  const element = write({ event: makeEvent() }, { title });
  expect(element.match(/<\/script/g)).toHaveLength(1);
  expect(element).not.toContain('<!--');
  expect(thingIn(element)).toMatchObject({ name: title });
});

it('omits events without a date', () => {
  expect(write({ event: makeEvent({ date: 'soon' }) })).toBe('');
});

it('omits missing fields', () => {
  const event = makeEvent({ presented_by: '', updated_at: '?' });
  const thing = thingIn(write({ event: event }));
  expect(thing).not.toHaveProperty('performer');
  expect(thing).not.toHaveProperty('offers.validFrom');
});

it.each([
  ['40 seconds', 'PT40S'],
  ['1 hour 30 minutes', 'PT5400S'],
  ['2 min', 'PT120S'],
  ['short', undefined],
])('writes the duration %s as %s', (duration, written) => {
  const thing = thingIn(write({ video: makeVideo({ duration }) }));
  expect(thing?.duration).toBe(written);
});

it('links a YouTube video to its player', () => {
  const video = makeVideo({ type: 'youtube', video_url: 'https://youtu.be/abc_DEF-123' });
  const thing = thingIn(write({ video: video }));
  expect(thing?.embedUrl).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123');
  expect(thing).not.toHaveProperty('contentUrl');
});

it('uses the poster as the thumbnail, or the link picture instead of a drawing', () => {
  const thumbnail = (over: Parameters<typeof makeVideo>[0]) =>
    thingIn(write({ video: makeVideo(over) }))?.thumbnailUrl;
  expect(thumbnail({})).toBe('https://site.test/videos/first-afternoon.webp');
  expect(thumbnail({ poster_url: '' })).toBe('https://site.test/picture.png');
  expect(thumbnail({ poster_url: 'https://cdn.test/a.jpg' })).toBe('https://cdn.test/a.jpg');
});
