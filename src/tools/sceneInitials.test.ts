import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hues, type Hue } from '../theme/tokens.ts';
import { initialsOf } from '../ui/Avatar.tsx';
import { hueFor } from '../ui/hueFor.ts';
import { projectRoot } from './buildConfig.ts';

const SCENES = path.join(projectRoot, 'design/scenes');

/** Classes of the pictures, and the first color of those that have none. */
const HUE_OF_CLASS: Record<string, Hue> = { slate: 'mist', brick: 'clay' };
const HUE_OF_COLOR: Record<string, Hue> = { '#F8E3DB': 'clay' };
for (const hue of Object.keys(hues) as Hue[]) {
  HUE_OF_CLASS[hue] ??= hue;
  HUE_OF_COLOR[hues[hue].tint] ??= hue;
}

const INITIALS =
  /class="ini(?: (?<name>\w+))?" style="(?:background:(?<color>#\w+))?[^>]*>(?<who>\w\w)</g;

/** Initials in a picture, with their hue. */
const drawn = readdirSync(SCENES)
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) =>
    Array.from(
      readFileSync(path.join(SCENES, file), 'utf8').matchAll(INITIALS),
      ({ groups: { name, color, who } = {} }) => ({
        file,
        who: who!,
        hue: name === undefined ? HUE_OF_COLOR[color!] : HUE_OF_CLASS[name],
      }),
    ),
  );

const home = parse(readFileSync(path.join(projectRoot, 'content/texts/home.yaml'), 'utf8')) as {
  bell: { rows: { name: string }[] };
};

it('draws a lead in one color in all pictures, and in that of the live dashboard', () => {
  const hueOf = new Map(
    home.bell.rows.map(({ name }) => [initialsOf(name), hueFor(name)] as const),
  );
  expect(drawn.length).toBeGreaterThan(30);
  for (const { who, hue } of drawn) if (hue && !hueOf.has(who)) hueOf.set(who, hue);
  expect(drawn.filter(({ who, hue }) => hue !== hueOf.get(who))).toEqual([]);
});
