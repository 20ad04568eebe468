import { cp } from 'node:fs/promises';

/** Copies the site's content without `office.yaml`, so that demos can be requested at the default hours of any day. */
export const copyContent = (folder: string) =>
  cp('content', folder, { recursive: true, filter: (file) => !file.endsWith('office.yaml') });
