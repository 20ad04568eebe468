import { existsSync, readFileSync } from 'node:fs';
import { FEATURE_SLUGS } from '../../contract/paths.ts';
import { featureReading } from './featureStrings.ts';

const all = FEATURE_SLUGS.flatMap((slug) => featureReading.items[slug]);

it.each(all.map(({ title, to }) => [title, to]))('has "%s" at %s', (title, to) => {
  const [kind, slug] = to.split('/').slice(-2);
  const file = `content/${kind}s/${slug}.md`;
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8').replaceAll('"', '')).toContain(`\ntitle: ${title}\n`);
});
