import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { createContentReader, type ContentReader } from './contentReader.ts';
import { siteSchema } from './documentSchemas.ts';
import { packageFolder } from '../../packageFolder.ts';

/** A company's page in a network. */
export interface SocialProfile {
  /** Name of the icon, `linkedin`. */
  network: string;
  /** The network as it writes itself, `LinkedIn`. */
  label: string;
  url: string;
  /** Path data of the icon, in a square of 24. */
  icon: string;
}

/** What site.yaml says: the company whose site it is. */
export type SiteFile = Omit<z.infer<typeof siteSchema>, 'social'> & { social: SocialProfile[] };

/** Files, as the content is; of thousands the site holds those that it shows. */
const ICONS_FOLDER = path.join(packageFolder('simple-icons'), 'icons');

/** Undefined for a network that the package has no icon of. */
const readIcon = (network: string): Pick<SocialProfile, 'label' | 'icon'> | undefined => {
  try {
    const svg = readFileSync(path.join(ICONS_FOLDER, `${network}.svg`), 'utf8');
    const [, label, icon] = /<title>(.+?)<\/title><path d="(.+?)"/.exec(svg) ?? [];
    return label && icon ? { label, icon } : undefined;
  } catch {
    return undefined;
  }
};

/** Reads site.yaml; undefined when it is missing or refused, which is noted then. */
export const loadSite = async (reader: ContentReader): Promise<SiteFile | undefined> => {
  const document = await reader.readYamlFile('site.yaml', siteSchema);
  if (!document) return undefined;
  const { social, ...facts } = document.data;
  const profiles = social.map(({ network, url }, index) => {
    const icon = readIcon(network);
    const at = ['social', index, 'network'];
    if (!icon) {
      document.report(
        at,
        `"network" is "${network}", but simple-icons has no icon of that name. Look it up at simpleicons.org.`,
      );
    }
    if (social.findIndex((other) => other.network === network) < index) {
      document.report(at, `"${network}" is listed twice. Remove one of them.`);
    }
    return { label: network, icon: '', ...icon, network, url };
  });
  return { ...facts, social: profiles };
};

/**
 * Reads the site file of a content folder by itself, for a site whose other content is elsewhere.
 * @throws ContentError
 */
export const readSiteFile = async (folder: string): Promise<SiteFile> => {
  const reader = createContentReader(folder);
  const site = await loadSite(reader);
  reader.throwProblems();
  return site!;
};
