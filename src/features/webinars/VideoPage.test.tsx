import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { WebinarVideo } from '../../contract/entities.ts';
import {
  answerFor,
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { makeVideo } from './webinars.fixtures.ts';
import { TimedList } from './TimedList.tsx';
import { VideoPage, videoPage } from './VideoPage.tsx';

const play = jest.fn<Promise<void>, []>();
const captions = {
  mode: 'disabled',
  cues: [
    { startTime: 0, endTime: 6, text: '<i>Seven</i> leads.' },
    { startTime: 6, endTime: 9, text: 'Three ways.' },
  ],
};

beforeEach(() => {
  // jsdom has no player.
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    value: captions,
    configurable: true,
  });
});

const renderPage = (answer: TestAnswer<'video'>, query = '') =>
  renderWithProviders(<VideoPage />, {
    ...videoPage,
    path: `/webinars/video/first-afternoon${query}`,
    answers: {
      video: answerFor({ slug: 'first-afternoon' }, answer),
      videos: okAnswer([makeVideo(), makeVideo({ id: '10', slug: 'rotation', title: 'Rotation' })]),
    },
  });

const renderVideo = async (over: Partial<WebinarVideo> = {}, query = '') => {
  const view = renderPage(okAnswer(makeVideo(over)), query);
  await screen.findByRole('heading', { level: 1, name: 'Your first afternoon' });
  return { ...view, player: () => view.container.querySelector('video') };
};

const sourcesIn = (film: Element) =>
  Array.from(film.querySelectorAll('source'), (source) => ({
    src: source.getAttribute('src') ?? source.getAttribute('srcset'),
    media: source.getAttribute('media'),
  }));

it('plays a file with its captions and controls below it', async () => {
  const { player } = await renderVideo();
  const video = player()!;
  expect(sourcesIn(video)).toEqual([{ src: '/videos/first-afternoon.mp4', media: null }]);
  expect(video).toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('controls');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Position' })).toBeInTheDocument();
  expect(video.querySelector('track')).toHaveAttribute('src', '/videos/first-afternoon.vtt');
  expect(video.querySelector('track')).not.toHaveAttribute('default');
  expect(play).toHaveBeenCalledTimes(1);
  expect(video.muted).toBe(false);
  expect(screen.getByRole('link', { name: 'Webinars' })).toHaveAttribute('href', '/webinars');
});

it('mutes the video when the browser forbids sound', async () => {
  play.mockRejectedValueOnce(new DOMException('click first', 'NotAllowedError'));
  const { player } = await renderVideo();
  expect(play).toHaveBeenCalledTimes(2);
  expect(player()!.muted).toBe(true);
});

it('starts at the second named by the URL', async () => {
  const { player } = await renderVideo({}, '?t=14');
  expect(player()!.currentTime).toBe(14);
});

it('shows a loading message until the video can play', async () => {
  const { player } = await renderVideo();
  expect(screen.getByRole('status')).toHaveTextContent('Loading video...');
  fireEvent.canPlay(player()!);
  expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
});

it('offers a retry after the video failed', async () => {
  const { player, user } = await renderVideo();
  fireEvent.error(player()!);
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t play that video');
  expect(player()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(player()).toBeVisible();
  expect(screen.getByText('Loading video...')).toBeVisible();
});

it.each([
  [{}, '/videos/first-afternoon.mp4'],
  [{ phone_video_url: '/videos/phone.mp4' }, '/videos/phone.mp4'],
])('offers a retry after no file of %j could be loaded', async (over, last) => {
  const { player } = await renderVideo(over);
  fireEvent.error(player()!.querySelector(`source[src="${last}"]`)!);
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t play that video');
});

it('plays the cut for phones on narrow screens, with its poster', async () => {
  const { player, container } = await renderVideo({
    phone_video_url: '/videos/phone.mp4',
    phone_poster_url: '/videos/phone.webp',
  });
  const wide = '(min-width: 600px)';
  expect(sourcesIn(player()!)).toEqual([
    { src: '/videos/first-afternoon.mp4', media: wide },
    { src: '/videos/phone.mp4', media: null },
  ]);
  // As on a narrow screen.
  fireEvent.error(player()!.querySelector('source')!);
  fireEvent.canPlay(player()!);
  const poster = container.querySelector('[data-film] picture')!;
  expect(sourcesIn(poster)).toEqual([{ src: '/videos/first-afternoon.webp', media: wide }]);
  expect(poster.querySelector('img')).toHaveAttribute('src', '/videos/phone.webp');
});

it('shows the poster until the video plays, without one its cover', async () => {
  const { player, container } = await renderVideo({ poster_url: '', phone_poster_url: '/a.webp' });
  const pictures = () =>
    Array.from(container.querySelectorAll('[data-film] picture'), (picture) => picture.innerHTML);
  expect(pictures()).toEqual([]);
  fireEvent.canPlay(player()!);
  expect(pictures()).toEqual(['<img alt="" src="/covers/c03-facade.svg">']);
  fireEvent.play(player()!);
  expect(pictures()).toEqual([]);
});

it('shows the failure of a video without a URL', async () => {
  const { player } = await renderVideo({ video_url: '' });
  expect(player()).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

it('has a message and a link for an unknown video', async () => {
  renderPage(failedAnswer(404));
  expect(await screen.findByRole('heading', { name: 'Video not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to webinars' })).toHaveAttribute(
    'href',
    '/webinars',
  );
});

it('ends with the next video, a demo and a phone number', async () => {
  await renderVideo();
  expect(await screen.findByRole('link', { name: 'Rotation' })).toHaveAttribute(
    'href',
    '/webinars/video/rotation',
  );
  const strip = within(screen.getByRole('complementary', { name: 'Next step' }));
  expect(strip.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
  expect(strip.getByRole('link', { name: 'Call (503) 555-0188' })).toBeInTheDocument();
});

const CHAPTERS =
  '<h2>Chapters</h2><ul><li>0:00 The start</li><li>0:14 One source</li></ul><p>Then.</p>';

it('plays from a chosen chapter and marks it as current', async () => {
  const { player, user } = await renderVideo({ description: CHAPTERS });
  play.mockClear();
  const chapter = screen.getByRole('button', { name: '0:14 One source' });
  await user.click(chapter);
  expect(player()!.currentTime).toBe(14);
  expect(play).toHaveBeenCalledTimes(1);
  expect(chapter).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: '0:00 The start' })).not.toHaveAttribute(
    'aria-current',
  );
  expect(screen.getByText('Then.')).toBeInTheDocument();
});

const moveTo = (film: HTMLVideoElement, at: number) => {
  film.currentTime = at;
  fireEvent.timeUpdate(film);
};

it('names the chapter of the position, which the slider changes', async () => {
  const { player } = await renderVideo({ description: CHAPTERS, duration: '40 seconds' });
  const slider = screen.getByRole('slider', { name: 'Position' });
  expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:40, The start');
  moveTo(player()!, 15.2);
  expect(slider).toHaveAttribute('aria-valuetext', '0:15 of 0:40, One source');
  fireEvent.change(slider, { target: { value: '8' } });
  expect(player()!.currentTime).toBe(8);
  expect(slider).toHaveAttribute('aria-valuetext', '0:08 of 0:40, The start');
});

it('plays and pauses, and offers sound where there is some', async () => {
  const { player, user } = await renderVideo();
  const pause = jest.fn();
  const film = Object.assign(player()!, { pause });
  fireEvent.play(film);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.pause(film);
  play.mockClear();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(1);
  moveTo(Object.assign(film, { webkitAudioDecodedByteCount: 0 }), 1);
  expect(screen.queryByRole('button', { name: 'Mute' })).not.toBeInTheDocument();
  moveTo(Object.assign(film, { webkitAudioDecodedByteCount: 900 }), 2);
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  fireEvent.volumeChange(film);
  expect(film.muted).toBe(true);
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

it('shows the current caption, and all of them as a transcript that seeks', async () => {
  const { player, user, container } = await renderVideo();
  const track = container.querySelector('track')!;
  fireEvent.load(track);
  const transcript = within(screen.getByRole('region', { name: 'Transcript' }));
  expect(screen.getAllByText('Seven leads.')).toHaveLength(2);
  moveTo(player()!, 6.5);
  expect(screen.getAllByText('Three ways.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Captions' }));
  expect(screen.getAllByText('Three ways.')).toHaveLength(1);
  await user.click(transcript.getByRole('button', { name: '0:00 Seven leads.' }));
  expect(player()!.currentTime).toBe(0);
});

it('links chapters to the video file without scripts', () => {
  const html = renderToString(
    <TimedList
      moments={[{ at: 14, time: '0:14', title: 'One' }]}
      position={0}
      fileUrl="/a.mp4"
      onPlayFrom={jest.fn()}
    />,
  );
  expect(html).toContain('href="/a.mp4#t=14"');
});

it('embeds a YouTube video without cookies and shows its chapters as text', async () => {
  const { container } = await renderVideo({
    description: CHAPTERS,
    type: 'youtube',
    video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
  });
  const frame = container.querySelector('iframe');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0');
  expect(frame).toHaveAttribute('title', 'Your first afternoon');
  expect(screen.getByText('0:14 One source')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /One source/ })).not.toBeInTheDocument();
});
