import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import type { TitledKind } from '../content/cli/check/checkHeads.ts';
import { reachableAddress } from '../listenAddress.ts';
import { blogStrings } from '../../strings/blog.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { pageTitle } from '../../strings/pageTitle.ts';
import { webinarsStrings } from '../../strings/webinars.ts';

/** The part of the site that each kind of document is in. */
const SECTIONS: Record<TitledKind, string> = {
  posts: blogStrings.section,
  help: helpCenterStrings.section,
  events: webinarsStrings.section,
  videos: webinarsStrings.section,
};

/** The files of the site that documents may name: in a checkout, and in a release, where they are built. */
const publicFolder = () =>
  ['../client', '../../../public']
    .map((folder) => path.resolve(import.meta.dirname, folder))
    .find((folder) => existsSync(folder))!;

/** `npm run content`: says what it can do when it is asked for nothing. */
const { contentFolder, previewSecret, siteUrl, host, port } = readConfig(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  {
    content: contentFolder,
    public: publicFolder(),
    titleOfPage: (kind, title, brand) => pageTitle(title, brand, SECTIONS[kind]),
  },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
