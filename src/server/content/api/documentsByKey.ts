/**
 * Documents by what an address or a call may name them by: their slug, or the six digits that were their id once. Digits
 * that two documents share name neither: an old link to nothing is better than one to something else.
 */
export const documentsByKey = <Document extends { slug: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> => {
  const byFormerId = Map.groupBy(documents, ({ slug }) => formerId(slug));
  const named = new Map(documents.map((document) => [document.slug, document]));
  for (const [id, [document, other]] of byFormerId) {
    // No slug is made of digits alone.
    if (document && !other) named.set(id, document);
  }
  return named;
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const FIRST_ID = 100_000;
const ID_COUNT = 900_000;

/** The six digits that links and registrations of 2026 know a document by (32-bit FNV-1a of its slug's UTF-8 bytes). */
export const formerId = (slug: string): string => {
  let hash = FNV_OFFSET;
  for (const byte of Buffer.from(slug)) {
    hash = Math.imul(hash ^ byte, FNV_PRIME) >>> 0;
  }
  return String(FIRST_ID + (hash % ID_COUNT));
};
