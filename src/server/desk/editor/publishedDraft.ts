import { kindOf } from '../../../contract/documents.ts';
import { wallClockAt } from '../../../lib/eventTime.ts';
import type { Overlay } from '../../content/load/documentFiles.ts';
import { updateSource, type Values } from './documentSource.ts';
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
  const { kind, path, file, isNew, values, zone } = draft;
  if (!kind.hasMany) return draft;
  const data = { ...startingData(draft), ...values.data };
  delete data.draft;
  delete data.unpublished;
  if (isAtOnce && futureTime(data.published ?? '', zone))
    data.published = wallClockAt(Date.now(), zone);
  const former = kindOf(path)?.slug;
  const slug = kindOf(file)?.slug;
  if (former && former !== slug && !isNew)
    data.aliases = [...new Set([...(data.aliases ?? []), former])].filter((each) => each !== slug);
  return { ...draft, values: { ...values, data } };
};

/** The values of a document that is taken off the site. */
export const unpublishedValues = (values: Values, zone: string): Values => ({
  ...values,
  data: { ...values.data, unpublished: wallClockAt(Date.now(), zone).slice(0, 10) },
});

/** The files that saving a draft writes, then null for its former file: a crash between them loses nothing. */
export const changesOf = ({ path, file, stored, isNew, values }: Draft): Overlay => {
  const changes = new Map<string, string | null>([[file, updateSource(file, stored, values)]]);
  return isNew || path === file ? changes : changes.set(path, null);
};

/** What a save of the draft is based on: its own version, and no other document at its new path. */
export const versionsBefore = ({ path, file, isNew, base }: Draft): Map<string, string> => {
  const versions = new Map<string, string>();
  if (path !== file) versions.set(file, '');
  return isNew && path !== file ? versions : versions.set(path, base);
};
