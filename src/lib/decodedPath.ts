/** A path with its percent-encoded letters as they are read; as it is where they are no text. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
