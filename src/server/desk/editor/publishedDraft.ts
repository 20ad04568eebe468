import { documentPlace } from '../../../contract/documents.ts';
import { wallClockAt } from '../../../lib/zonedTime.ts';
import type { TextChanges } from '../../content/storage/contentStorage.ts';
import { updateSource } from './documentSource.ts';
import { futureTime } from './documentSummary.ts';
import type { Draft } from './draft.ts';

/** What a document has from its publishing on, unless its writer has entered it. */
const startingData = ({ schema, isNew, zone }: Draft) => {
  const required = isNew ? (schema.properties?.data?.required ?? []) : [];
  const now = wallClockAt(Date.now(), zone);
  return {
    ...(required.includes('published') && { published: now }),
    ...(required.includes('updated') && { updated: now.slice(0, 10) }),
  };
};

/** The draft as it is published. A renamed document gets its former address as an alias. */
export const asPublished = (draft: Draft, isAtOnce = false): Draft => {
  const { kind, savedPath, targetPath, isNew, values, zone } = draft;
  if (!kind.createdByWriters) return draft;
  const data = { ...startingData(draft), ...values.data };
  delete data.draft;
  delete data.unpublished;
  if (isAtOnce && futureTime(data.published ?? '', zone))
    data.published = wallClockAt(Date.now(), zone);
  const former = documentPlace(savedPath)?.slug;
  const slug = documentPlace(targetPath)?.slug;
  if (former && former !== slug && !isNew)
    data.aliases = [...new Set([...(data.aliases ?? []), former])].filter((each) => each !== slug);
  return { ...draft, values: { ...values, data } };
};

/** What the data of a document says that is taken off the site. */
export const unpublishedData = (zone: string) => ({
  unpublished: wallClockAt(Date.now(), zone).slice(0, 10),
});

/** The files that saving a draft writes, then null for its former file: a crash between them loses nothing. */
export const changesOf = ({ savedPath, targetPath, stored, isNew, values }: Draft): TextChanges => {
  const source = updateSource(targetPath, stored, values);
  const changes = new Map<string, string | null>([[targetPath, source]]);
  return isNew || savedPath === targetPath ? changes : changes.set(savedPath, null);
};

/** What a save of the draft is based on: its own file, and no other document at its new path. */
export const versionsBefore = ({
  savedPath,
  targetPath,
  isNew,
  fileHash,
}: Draft): Map<string, string> => {
  const versions = new Map<string, string>();
  if (savedPath !== targetPath) versions.set(targetPath, '');
  return isNew && savedPath !== targetPath ? versions : versions.set(savedPath, fileHash);
};
