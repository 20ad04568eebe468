import type { z } from 'zod';
import { createContentReader, type ContentReader } from './contentReader.ts';
import { siteSchema } from './documentSchemas.ts';

/** Contents of site.yaml: the company whose site it is. */
export type SiteFile = z.infer<typeof siteSchema>;

/** Reads site.yaml; undefined when it is missing or invalid, which is reported. */
export const loadSite = async (reader: ContentReader): Promise<SiteFile | undefined> => {
  const document = await reader.readYamlFile('site.yaml', siteSchema);
  if (!document) return undefined;
  const networks = document.data.social.map(({ network }) => network);
  for (const [index, network] of networks.entries()) {
    if (networks.indexOf(network) < index)
      document.report(['social', index, 'network'], `"${network}" is listed twice. Remove one.`);
  }
  return document.data;
};

/**
 * Reads the site file of a content folder by itself, for a site that reads its content from another API.
 * @throws ContentError
 */
export const readSiteFile = async (folder: string): Promise<SiteFile> => {
  const reader = createContentReader(folder);
  const site = await loadSite(reader);
  reader.throwProblems();
  return site!;
};
