import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** What was found out of a file's bytes, and stays true as long as they are the same. */
export interface Reading {
  /** What its front matter says, before any schema has judged it; undefined until it has been read without an error. */
  front?: unknown;
  /** Of its body, when they have been counted. An object of its own: it outlives the rest. */
  counted: { words?: number };
}

/** Remembers from one start to the next what takes long to find out of a library of years. */
export interface ReadingMemory {
  /** To be filled in by whoever reads the file. */
  of: (bytes: Buffer) => Reading;
  /** Keeps what was read since the start, if there is anything new, and forgets it here. Never fails. */
  save: () => Promise<void>;
}

/** For whoever reads once. */
export const noMemory: ReadingMemory = {
  of: () => ({ counted: {} }),
  save: () => Promise.resolve(),
};

/** In the folder that may be deleted at any time. */
const FILE_NAME = 'content.readings';
/** Readings to a line: to write or to read one takes about a millisecond. */
const LINE = 100;

const sha256 = (bytes: Buffer | string): string => hash('sha256', bytes, 'base64url');

type StoredReading = [file: string, front: unknown, words: number | null];

/** A line with its checksum: what a crash or somebody else made of it is read anew. */
const sealed = (readings: StoredReading[]): string => {
  const json = JSON.stringify(readings);
  return `${sha256(json)} ${json}\n`;
};

const unsealed = (line: string): StoredReading[] => {
  const end = line.indexOf(' ');
  const json = line.slice(end + 1);
  return line.slice(0, end) === sha256(json) ? (JSON.parse(json) as StoredReading[]) : [];
};

/** The first line says what the others were written by. */
const readStored = (file: string, maker: string): Map<string, Reading> => {
  const readings = new Map<string, Reading>();
  try {
    const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (head !== sha256(maker)) return readings;
    for (const [name, front, words] of lines.flatMap(unsealed)) {
      readings.set(name, { front, counted: words === null ? {} : { words } });
    }
  } catch {
    // Missing, or somebody else's: then everything is read anew.
  }
  return readings;
};

interface ReadingMemoryOptions {
  /** `config.cacheFolder`. */
  folder: string;
  /** The build: another may read the same file as something else. */
  maker: string;
  log: { warn: (details: object, message: string) => void };
}

/**
 * Keeps readings in one file of a folder. A file that is missing, of another build or not as it was written changes
 * nothing but the time of a start; one that can't be written is a line in the log.
 */
export const createReadingMemory = ({
  folder,
  maker,
  log,
}: ReadingMemoryOptions): ReadingMemory => {
  const file = path.join(folder, FILE_NAME);
  const known = readStored(file, maker);
  const used = new Map<string, Reading>();
  let isNew = false;

  const write = async () => {
    await mkdir(folder, { recursive: true });
    await using unfinished = await open(`${file}.unfinished`, 'w', 0o600);
    await unfinished.write(`${sha256(maker)}\n`);
    let line: StoredReading[] = [];
    // Line by line: in between, requests are answered.
    const endLine = async () => {
      if (line.length > 0) await unfinished.write(sealed(line));
      line = [];
    };
    for (const [name, { front, counted }] of used) {
      if (front === undefined) continue;
      line.push([name, front, counted.words ?? null]);
      if (line.length === LINE) await endLine();
    }
    await endLine();
    await rename(`${file}.unfinished`, file);
  };

  return {
    of(bytes) {
      const name = sha256(bytes);
      // Two files may be the same.
      const before = used.get(name) ?? known.get(name);
      isNew ||= !before;
      const reading = before ?? { counted: {} };
      used.set(name, reading);
      return reading;
    },
    async save() {
      try {
        if (isNew || used.size < known.size) await write();
      } catch (error) {
        log.warn({ err: error, folder }, 'what was read of the content is not kept on disk');
      }
      known.clear();
      used.clear();
      isNew = false;
    },
  };
};
