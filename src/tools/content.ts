import { readConfig } from '../server/config.ts';
import { runContentCommand } from '../server/content/cli/contentCommand.ts';
import type { TitledKind } from '../server/content/cli/check/checkHeads.ts';
import { reachableAddress } from '../server/listenAddress.ts';
import { blogStrings } from '../strings/blog.ts';
import { helpCenterStrings } from '../strings/helpCenter.ts';
import { pageTitle } from '../strings/pageTitle.ts';
import { webinarsStrings } from '../strings/webinars.ts';
import { projectRoot } from './paths.ts';

/** The part of the site that each kind of document is in. */
const SECTIONS: Record<TitledKind, string> = {
  posts: blogStrings.section,
  help: helpCenterStrings.section,
  events: webinarsStrings.section,
  videos: webinarsStrings.section,
};

/** `npm run content`: says what it can do when it is asked for nothing. */
process.chdir(projectRoot);
const { contentFolder, previewSecret, siteUrl, host, port } = readConfig(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  {
    content: contentFolder,
    public: 'public',
    titleOfPage: (kind, title, brand) => pageTitle(title, brand, SECTIONS[kind]),
  },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
