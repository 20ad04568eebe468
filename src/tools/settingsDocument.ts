import { SETTINGS, type Setting } from '../server/config.ts';

const BEGIN = '<!-- settings: written by `npm run docs` from src/server/config.ts -->';
const END = '<!-- end of settings -->';

const defaultOf = ({ fallback, unset }: Setting): string =>
  unset ?? (fallback === undefined ? 'unset' : `\`${fallback}\``);

const table = (): string =>
  [
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...SETTINGS.map(
      (setting) => `| \`${setting.name}\` | ${defaultOf(setting)} | ${setting.means} |`,
    ),
  ].join('\n');

/**
 * The README with today's table of settings in it.
 * @throws Error when its place is not marked
 */
export const withSettings = (readme: string): string => {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The README has no place for settings: ${BEGIN}`);
  return `${readme.slice(0, begin)}${BEGIN}\n\n${table()}\n\n${readme.slice(end)}`;
};

const plain = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

const WIDTH = 100;

/** Lines of a comment of a hundred characters. */
const comment = (text: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`).join('\n');
};

/** `.env.example`: every setting with its meaning; nothing is set in it. */
export const environmentExample = (): string =>
  [
    comment(
      'Settings of the site. Copy this file to .env, take the # away before what you set, and see what it comes to by "npm start -- --check". What the environment says already wins over .env.',
    ),
    ...SETTINGS.map((setting) => {
      const { name, means, fallback = '', unset } = setting;
      const words = unset ? `${means} (unset: ${unset})` : means;
      return `${comment(plain(words[0]!.toUpperCase() + words.slice(1)))}\n#${name}=${fallback}`;
    }),
  ].join('\n\n') + '\n';
