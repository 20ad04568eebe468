import { BROWSER_ERROR_LIMITS } from '../contract/browserErrors.ts';

/** Longer texts are cut before they are read. */
const MAX_READ = 4000;

/** A file of the build, and its line and column in a stack. */
const OWN_FILE = /\/assets\/([\w-]+(?:\.[\w-]+)*)((?::\d+)*)/;

/** `app.1a2b3c4d.js:1:234`. Pages and other sites have no name. */
const ownFile = (url: string): string => {
  const [, file, position = ''] = OWN_FILE.exec(url) ?? [];
  return file === undefined ? ':address' : file + position;
};

/** Data of the page or what a visitor typed. Names of code in single quotes stay. */
const QUOTED = /"[^"]*(?:"|$)|[“`][^“”`]*|(?<!\w)'(?![\w$.]+')[^']*(?:'(?!\w)|$)/g;
const LONG_NUMBER = /(?:\p{Nd}[\s().-]{0,2}){5}/gu;
const SCHEME = /(?:^|\W)(?:blob|data|javascript|mailto|tel):./i;

const isToken = (word: string): boolean =>
  (/\d/.test(word) && /[\w-]{16}/.test(word)) || /[\w-]{40}/.test(word);

const publicWord = (word: string): string => {
  if (word.includes('://')) return ownFile(word);
  if (word.includes('@') || word.includes('%40') || SCHEME.test(word)) return ':address';
  if (word.includes('/')) return ':path';
  if (word.includes('?') && word.includes('=')) return ':query';
  return isToken(word) ? ':token' : word;
};

/** One line without addresses, email addresses, quoted text, long numbers and tokens. */
export const withoutPrivateParts = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .replace(QUOTED, ':text')
    .split(/\s+/)
    .map(publicWord)
    .join(' ')
    .replace(LONG_NUMBER, ':number')
    .trim()
    .slice(0, BROWSER_ERROR_LIMITS.message);

/** The name of a frame's function and its file: `at start (https://...)`, in other engines `start@https://...`. */
const readFrame = (line: string): string | undefined => {
  const scheme = line.indexOf('://');
  const start = Math.max(...[' ', '(', '@'].map((before) => line.lastIndexOf(before, scheme))) + 1;
  const isFrame = /^\s*at /.test(line) || line[start - 1] === '@';
  if (scheme < 0 || !isFrame) return undefined;
  const name = line
    .slice(0, start)
    .replace(/^\s*at /, '')
    .replace(/[^\w$. ]/g, '')
    .trim();
  const called = name.slice(0, BROWSER_ERROR_LIMITS.name);
  return `${called} ${ownFile(line.slice(start))}`.trim().slice(0, BROWSER_ERROR_LIMITS.frame);
};

/** The frames of a stack without its message, innermost first: `start app.1a2b3c4d.js:1:2`. */
export const framesOf = (stack: string): string[] =>
  stack
    .slice(0, MAX_READ)
    .split('\n')
    .flatMap((line) => readFrame(line) ?? [])
    .slice(0, BROWSER_ERROR_LIMITS.frames);

/** Extensions of browsers run in the page, but their errors are not the site's. */
export const isOfExtension = (stack: string): boolean => {
  const [before = ''] = stack.split('://', 1);
  return before !== stack && /(?:extension|webkit-masked-url)$/.test(before);
};
