import { readdirSync } from 'node:fs';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import type { DocumentFiles } from '../load/documentFiles.ts';

/** The files that documents can show: those of the public folder, and pictures of the content. */
export interface SiteFiles {
  has: (address: string) => boolean;
  /** Also folders. */
  isTaken: (address: string) => boolean;
}

export const listSiteFiles = (publicFolder: string, content: DocumentFiles): SiteFiles => {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath.slice(publicFolder.length).replaceAll('\\', '/');
    const address = `/${folder}/${entry.name}`.replace(/\/{2,}/g, '/');
    (entry.isDirectory() ? folders : files).add(address);
  }
  return {
    has: (address) =>
      address.startsWith(MEDIA_PREFIX) ? content.has(address.slice(1)) : files.has(address),
    isTaken: (address) => files.has(address) || folders.has(address),
  };
};
