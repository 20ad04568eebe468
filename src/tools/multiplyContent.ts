import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './benchmark.ts';
import { projectRoot } from './buildConfig.ts';

/** Adds copies with their own names and titles until there are `count` documents. */
const multiply = (folder: string, pattern: string, count: number): void => {
  const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
  for (let copy = files.length; copy < count; copy += 1) {
    const file = files[copy % files.length]!;
    const text = readFileSync(file, 'utf8')
      .replace(
        /^title: ["']?(.*?)["']?$/m,
        (_, title) => `title: ${JSON.stringify(`${title} (${copy})`)}`,
      )
      // Only one document may be featured, or take the place of another address.
      .replace(/^(?:featured|aliases): .*\n/gm, '');
    writeFileSync(file.replace(/\.md$/, `-${copy}.md`), text);
  }
};

interface DocumentCounts {
  posts?: number;
  articles?: number;
}

/** A folder with the site's content and with copies of its posts and articles, removed when this process exits. */
export const multiplyContent = ({ posts = 0, articles = 0 }: DocumentCounts): string => {
  const folder = temporaryFolder();
  cpSync(path.join(projectRoot, 'content'), folder, { recursive: true });
  multiply(folder, 'posts/[a-z]*.md', posts);
  multiply(folder, 'help/*/[a-z]*.md', articles);
  return folder;
};
