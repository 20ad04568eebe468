import { DESK_PATH } from '../deskAddresses.ts';

export const TEXT_STYLES_PATH = `${DESK_PATH}/text.css`;

/** Of the form of a stored document, by its path alone. */
export const editAddress = (path: string) => `${DESK_PATH}/edit?file=${encodeURIComponent(path)}`;

/** Of a page about an opened document. The working copy of a new one has no path of its own, and so a name. */
export const copyAddress = (
  { savedPath, id }: { savedPath: string; id: string },
  page = 'edit',
) => {
  const name = id === savedPath ? '' : `&copy=${id}`;
  return `${DESK_PATH}/${page}?file=${encodeURIComponent(savedPath)}${name}`;
};

/** What those see who have the link of a working copy, without signing in. */
export const SHARED_PATH = `${DESK_PATH}/shared/:id`;

export const sharedAddress = (id: string): string =>
  SHARED_PATH.replace(':id', encodeURIComponent(id));
