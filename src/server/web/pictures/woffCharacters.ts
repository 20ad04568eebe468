import { inflateSync } from 'node:zlib';

/** Bytes before a WOFF file's directory, and of one of its entries (https://www.w3.org/TR/WOFF/#OverallStructure). */
const HEADER = 44;
const ENTRY = 20;

const tableOf = (woff: Buffer, tag: string): Buffer | undefined => {
  const count = woff.readUInt16BE(12);
  for (let index = 0; index < count; index++) {
    const entry = HEADER + ENTRY * index;
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const table = woff.subarray(start, start! + packed!);
    return packed! < length! ? inflateSync(table) : table;
  }
  return undefined;
};

/**
 * Which characters of the basic plane a WOFF file has. Read from the table of Unicode's first 65,536 characters
 * (https://learn.microsoft.com/typography/opentype/spec/cmap, format 4); a file without one has none.
 */
export const charactersOf = (woff: Buffer): ((code: number) => boolean) => {
  const cmap = tableOf(woff, 'cmap');
  const starts = cmap
    ? Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
    : [];
  const start = starts.find((at) => cmap!.readUInt16BE(at) === 4);
  if (!cmap || start === undefined) return () => false;
  const doubled = cmap.readUInt16BE(start + 6);
  const segments = Array.from({ length: doubled / 2 }, (_, index) => {
    const at = start + 14 + 2 * index;
    return { last: cmap.readUInt16BE(at), first: cmap.readUInt16BE(at + 2 + doubled) };
  });
  return (code) =>
    code < 0xffff && segments.some(({ first, last }) => code >= first && code <= last);
};
