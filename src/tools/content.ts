import { runContentCommand } from '../server/content/cli/contentCommand.ts';
import type { TitledKind } from '../server/content/cli/check/checkHeads.ts';
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

/** `npm run content -- check` and `npm run content -- new post|article|event|video "Title"`. */
process.chdir(projectRoot);
const { exitCode, output } = await runContentCommand(process.argv.slice(2), {
  content: 'content',
  public: 'public',
  titleOfPage: (kind, title) => pageTitle(title, SECTIONS[kind]),
});
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
