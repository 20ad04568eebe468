import { readFile, writeFile } from 'node:fs/promises';
import { eventsDocument } from './eventsDocument.ts';
import { projectRoot } from './paths.ts';
import { environmentExample, withSettings } from './settingsDocument.ts';
import { stateDocument } from './stateDocument.ts';

/** `npm run docs`: writes the documents that follow from the code. With `--check` it fails when they are out of date. */
process.chdir(projectRoot);
const documents = {
  'docs/events.md': eventsDocument(),
  'docs/state.md': await stateDocument(),
  'README.md': withSettings(await readFile('README.md', 'utf8')),
  '.env.example': environmentExample(),
};
for (const [file, text] of Object.entries(documents)) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${file} is out of date: write it anew by \`npm run docs\`.\n`);
    process.exitCode = 1;
  }
}
