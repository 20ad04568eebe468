import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { projectRoot } from './buildConfig.ts';
import { launchChromium } from './findChromium.ts';
import { SCENES_ORIGIN, serveSources, siteName } from './sceneSources.ts';

/**
 * `npm run films -- NAME ...`: draws `design/films/NAME.json` into `public/videos`, as an MP4 and its poster, from the
 * pictures of `design/scenes`, and a second time for phones; without names, all of them. `design/films/README.md`
 * describes the format.
 */
const SOURCES = path.join(projectRoot, 'design/films');
const VIDEOS = path.join(projectRoot, 'public/videos');

/** In pixels. The phone cut fills most of a phone's screen above its caption. */
const CUTS = [
  { cut: 'wide', suffix: '', width: 1280, height: 592 },
  { cut: 'phone', suffix: '-phone', width: 720, height: 900 },
] as const;
type Cut = (typeof CUTS)[number];
const FRAMES_PER_SECOND = 25;
/** Seconds that a move from one step to the next takes. */
const MOVE = 0.44;
const POSTER_BYTES = 28_000;
const POSTER_QUALITIES = [82, 76, 70, 64, 58];

/** What the export reads of a film; the stage reads the rest. */
interface Film {
  /** In seconds. */
  length: number;
  /** The second of the film that is its poster. */
  poster: number;
}

interface Stage {
  /** Returns the seconds at which something starts to move. */
  load: (film: Film, name: string, move: number, cut: Cut['cut']) => Promise<number[]>;
  show: (seconds: number) => void;
}

declare global {
  // The page of design/films/stage.html has it.
  var stage: Stage;
}

const requireFfmpeg = (): void => {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error(
      '"npm run films" needs ffmpeg. Install it, for example by "apt-get install ffmpeg".',
    );
};

interface OpenStage {
  page: Page;
  session: CDPSession;
}

const openStage = async (browser: Browser, { width, height }: Cut): Promise<OpenStage> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await serveSources(page);
  await page.goto(`${SCENES_ORIGIN}/design/films/stage.html`);
  await page.evaluate(() => document.fonts.ready);
  return { page, session: await page.context().newCDPSession(page) };
};

const frameAt = async ({ page, session }: OpenStage, seconds: number): Promise<Buffer> => {
  await page.evaluate((shown) => stage.show(shown), seconds);
  // Several times faster than the page's own method, which waits for fonts and animations.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
};

/** Frames at which the film looks different than at the one before. */
const changedFrames = (film: Film, moves: readonly number[]): number[] => {
  const frames = Array.from({ length: Math.round(film.length * FRAMES_PER_SECOND) }, (_, i) => i);
  const isMoving = (frame: number): boolean =>
    moves.some((start) => {
      const since = frame / FRAMES_PER_SECOND - start;
      return since >= 0 && since < MOVE + 1 / FRAMES_PER_SECOND;
    });
  return frames.filter((frame) => frame === 0 || isMoving(frame));
};

/** Draws a film's frames into the folder, and returns the list of them for ffmpeg's concat demuxer. */
const drawFrames = async (
  open: OpenStage,
  film: Film,
  changed: readonly number[],
  folder: string,
): Promise<string> => {
  const total = Math.round(film.length * FRAMES_PER_SECOND);
  const lines = ['ffconcat version 1.0'];
  for (const [index, frame] of changed.entries()) {
    const file = `${frame}.png`;
    writeFileSync(path.join(folder, file), await frameAt(open, frame / FRAMES_PER_SECOND));
    const shownFor = ((changed[index + 1] ?? total) - frame) / FRAMES_PER_SECOND;
    lines.push(`file ${file}`, `duration ${shownFor.toFixed(2)}`);
  }
  // The demuxer ignores the duration of the last file.
  lines.push(`file ${changed.at(-1)}.png`);
  const list = path.join(folder, 'frames.txt');
  writeFileSync(list, lines.join('\n'));
  return list;
};

const encode = (list: string, film: Film, video: string): void => {
  const colors = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const input = ['-f', 'concat', '-i', list];
  const filter = ['-vf', `${colors},fps=${FRAMES_PER_SECOND}`, '-t', String(film.length)];
  const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-crf', '24', '-preset', 'slow'];
  const output = ['-movflags', '+faststart', '-y', video];
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', ...input, ...filter, ...tags, ...codec, ...output],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg has failed: ${stderr}`);
};

const writePoster = async (drawn: Buffer, file: string): Promise<number> => {
  let poster = Buffer.alloc(0);
  for (const quality of POSTER_QUALITIES) {
    poster = await sharp(drawn).webp({ quality, effort: 6 }).toBuffer();
    if (poster.length <= POSTER_BYTES) break;
  }
  writeFileSync(file, poster);
  return poster.length;
};

const drawCut = async (browser: Browser, name: string, film: Film, cut: Cut): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const open = await openStage(browser, cut);
  const moves = await open.page.evaluate(([...loaded]) => stage.load(...loaded), [
    film,
    siteName,
    MOVE,
    cut.cut,
  ] as const);
  const list = await drawFrames(open, film, changedFrames(film, moves), folder);
  const video = path.join(VIDEOS, `${name}${cut.suffix}.mp4`);
  encode(list, film, video);
  const poster = path.join(VIDEOS, `${name}${cut.suffix}.webp`);
  const bytes = await writePoster(await frameAt(open, film.poster), poster);
  await open.page.close();
  rmSync(folder, { recursive: true });
  process.stdout.write(
    `${name}, ${cut.cut}: MP4 ${readFileSync(video).length}, poster ${bytes} bytes\n`,
  );
};

const drawFilm = async (browser: Browser, name: string): Promise<void> => {
  const film = JSON.parse(readFileSync(path.join(SOURCES, `${name}.json`), 'utf8')) as Film;
  for (const cut of CUTS) await drawCut(browser, name, film, cut);
};

requireFfmpeg();
const wanted = process.argv.slice(2);
const all = readdirSync(SOURCES).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
const browser = await launchChromium();
for (const name of wanted.length > 0 ? wanted : all) await drawFilm(browser, name);
await browser.close();
