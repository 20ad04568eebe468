import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { ConflictError, hashOf } from '../../server/content/storage/contentStorage.ts';
import { openContentStorage } from '../../server/content/storage/openContentStorage.ts';
import { openDatabase } from '../../server/leads/database/database.ts';

/** A store of content in a process that tests may kill: saves what it is sent, and prints its URL. */

// The process ends with the tests that started it.
process.stdin.on('end', () => process.exit()).resume();

const { CONTENT_DIR = '', CONTENT_STORE, DATABASE_URL = '' } = process.env;
const contentStorage = CONTENT_STORE === 'database' ? 'database' : 'folder';
const config = { contentStorage, contentFolder: CONTENT_DIR, cacheFolder: undefined } as const;
const db = await openDatabase(DATABASE_URL);
const storage = await openContentStorage(config, db, pino({ level: 'silent' }));

export interface SavedText {
  path: string;
  text: string | null;
}

const save = async (changes: readonly SavedText[], author: string): Promise<void> => {
  const basedOn = new Map<string, string>();
  for (const { path } of changes) basedOn.set(path, hashOf(await storage.readLatest(path)));
  const files = new Map(changes.map(({ path, text }) => [path, text]));
  await storage.write(files, { basedOn, author, message: `Save ${changes[0]?.path}` });
};

const server = createServer((request, response) => {
  const answer = (status: number) => response.writeHead(status).end();
  json(request)
    .then((body) => save(body as SavedText[], request.headers.from ?? ''))
    .then(
      () => answer(200),
      (error: unknown) => answer(error instanceof ConflictError ? 409 : 503),
    );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
