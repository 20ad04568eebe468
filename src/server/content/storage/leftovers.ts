/** Names that operating systems, editors and programs leave in folders. Hidden ones begin with a dot. */
const LEFTOVERS: readonly RegExp[] = [
  /^\./,
  /~$/,
  // Office locks, autosaved files of Emacs, and how vim tries whether it can write.
  /^~\$/,
  /^#.*#$/,
  /^4913$/,
  // Windows and macOS.
  /^(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$/i,
  /^desktop\.ini$/i,
  /^(?:\$recycle\.bin|system volume information|found\.\d{3})$/i,
  /^(?:Icon\r|__MACOSX)$/,
  // Synology.
  /^@eaDir$|@Syno(?:EAStream|Resource)$/,
  // Unfinished downloads, merges and patches.
  /\.(?:sw[a-p]|tmp|temp|bak|old|orig|rej|part|crdownload|download|lock|lnk|url|webloc)$/i,
  /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+$/,
];

export const isLeftover = (name: string): boolean =>
  LEFTOVERS.some((pattern) => pattern.test(name));
