import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import type { SavedText } from '../../../testing/server/runContentWriter.ts';
import {
  DATABASES,
  databasesOf,
  startContentWriter,
} from '../../../testing/server/testDatabases.ts';
import { isSoak } from '../../../testing/soak.ts';
import { until } from '../../../testing/until.ts';
import { openDatabase } from '../../leads/database/database.ts';
import type { ContentStorage } from './contentStorage.ts';
import { openContentStorage } from './openContentStorage.ts';

/** `KILLS=20` reproduces the figures of the README. */
const KILLS = Number(process.env.KILLS ?? (isSoak ? 2 : 1));
const EDITORS = 5;
const TEST_MS = 400_000;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Long enough that a write can be interrupted. */
const bodyOf = (editor: number, number: number): string =>
  `${editor} ${number}\n`.repeat(20_000) + `end ${number}`;

/** Each save of an editor renames its post, changes a list with it, and adds a picture. */
const saveOf = (editor: number, number: number): SavedText[] => [
  { path: `posts/e${editor}-v${number}.md`, text: bodyOf(editor, number) },
  { path: `help/e${editor}/list.md`, text: bodyOf(editor, number) },
  { path: `media/e${editor}-${number}.png`, text: bodyOf(editor, number) },
  ...(number > 0 ? [{ path: `posts/e${editor}-v${number - 1}.md`, text: null }] : []),
];

/** The number of the save that the files of an editor are of; throws for files of several. */
const numberOf = async (storage: ContentStorage, editor: number): Promise<number> => {
  const paths = [...(await storage.list()).keys()];
  const posts = paths.filter((path) => path.startsWith(`posts/e${editor}-`));
  const [, number = '-1'] = /-v(\d+)\.md/.exec(posts[0] ?? '') ?? [];
  const expected = saveOf(editor, Number(number)).filter(({ text }) => text !== null);
  if (posts.length === 0) expected.length = 0;
  const pictures = paths.filter((path) => path.startsWith(`media/e${editor}-`));
  const texts = await Promise.all(
    expected.map(async ({ path, text }) => String(await storage.read(path)) === text),
  );
  const isWhole =
    posts.length <= 1 && texts.every(Boolean) && pictures.length === Number(number) + 1;
  if (!isWhole) throw new Error(`Half written: ${posts.join()} and ${pictures.length} pictures`);
  return Number(number);
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it.each(['folder', 'database'] as const)(
    `${KILLS} kills while ${EDITORS} editors save lose no save and no version in a %s`,
    async (contentStorage) => {
      const folder = await mkdtemp(join(tmpdir(), 'crash-test-'));
      folders.push(folder);
      const databaseUrl = await databases.nextUrl();
      const environment = {
        DATABASE_URL: databaseUrl,
        CONTENT_DIR: folder,
        CONTENT_STORE: contentStorage,
      };
      let server = await startContentWriter(environment);
      const acknowledged = new Map<number, number>();
      let saves = 0;
      let isOver = false;
      let isPaused = false;

      const edit = async (editor: number) => {
        for (let number = 0; !isOver; number += 1)
          while (!isOver) {
            while (isPaused) await pause(5);
            const status = await fetch(server.url, {
              method: 'POST',
              body: JSON.stringify(saveOf(editor, number)),
              headers: { from: `editor-${editor}@example.com` },
            }).then(
              (response) => response.status,
              () => undefined,
            );
            if (status === 200) {
              acknowledged.set(editor, number);
              saves += 1;
              break;
            }
            await pause(20);
          }
      };
      const editors = Array.from({ length: EDITORS }, (_, editor) => edit(editor));
      for (let kills = 0; kills < KILLS; kills += 1) {
        isPaused = true;
        const started = await startContentWriter(environment);
        isPaused = false;
        await pause(100 + Math.random() * 200);
        await server.kill();
        server = started;
      }
      // The editors repeat what the kill interrupted.
      const before = saves;
      await until(() => saves > before + EDITORS, 'saves after the kill');
      isOver = true;
      await Promise.all(editors);
      await server.kill();

      const db = await openDatabase(databaseUrl);
      const config = { contentStorage, contentFolder: folder, cacheFolder: undefined };
      const storage = await openContentStorage(config, db, pino({ level: 'silent' }));
      const results = [];
      for (let editor = 0; editor < EDITORS; editor += 1) {
        const number = await numberOf(storage, editor);
        const list = await storage.history(`help/e${editor}/list.md`);
        const versions = await Promise.all(
          list.map(({ id }) => storage.readVersion(`help/e${editor}/list.md`, id)),
        );
        const missing = versions
          .toReversed()
          .flatMap((bytes, index) => (String(bytes) === bodyOf(editor, index) ? [] : [index]));
        results.push({
          isLost: number < (acknowledged.get(editor) ?? -1),
          hasAllVersions: versions.length === number + 1,
          missing,
          authors: new Set(list.map(({ author }) => author)).size,
        });
      }
      const leftovers = (await readdir(join(folder, '.saving')).catch(() => [])).length;
      await db.destroy();
      process.stderr.write(
        `${kind}, ${contentStorage}: ${KILLS} kills, ${saves} saves of ${EDITORS} editors acknowledged\n`,
      );
      expect(saves).toBeGreaterThan(EDITORS);
      expect(leftovers).toBe(0);
      expect(results).toEqual(
        results.map(() => ({ isLost: false, hasAllVersions: true, missing: [], authors: 1 })),
      );
    },
    TEST_MS,
  );
});
