import type { Id } from '../../../contract/entities.ts';
import type { SourceDocument } from './contentReader.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const FIRST_ID = 100_000;
const ID_COUNT = 900_000;

/** The same six digits for a slug at every start, on every machine (32-bit FNV-1a of its UTF-8 bytes). */
export const stableId = (slug: string): Id => {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(slug)) {
    hash = Math.imul(hash ^ byte, FNV_PRIME) >>> 0;
  }
  return String(FIRST_ID + (hash % ID_COUNT));
};

/** Notes every document whose slug, or whose id, another one of the same kind has already. */
export const reportTakenIds = (documents: SourceDocument<unknown>[]): void => {
  const slugById = new Map<Id, string>();
  for (const { slug, report } of documents) {
    const id = stableId(slug);
    const other = slugById.get(id);
    if (other === undefined) slugById.set(id, slug);
    else if (other === slug) report([], `Another file is named "${slug}" too. Rename one of them.`);
    else report([], `"${slug}" has the same id, ${id}, as "${other}". Rename this file.`);
  }
};
