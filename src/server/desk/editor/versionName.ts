/**
 * Names a version of a document in a form. The history names stored texts by their ids in the storage instead.
 */
export type VersionName =
  /** A saved working copy. */
  | { kind: 'copy'; version: string }
  /** A stored text, by its hash. */
  | { kind: 'stored'; version: string }
  /** What the working copy began with. */
  | { kind: 'begun' };

export const formatVersion = (name: VersionName): string =>
  name.kind === 'begun' ? name.kind : `${name.kind}:${name.version}`;

/** Undefined for what names no version. */
export const parseVersion = (text: string): VersionName | undefined => {
  const [kind, version] = text.split(':');
  if (kind === 'begun') return { kind };
  if (version === undefined) return undefined;
  return kind === 'copy' || kind === 'stored' ? { kind, version } : undefined;
};
