import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** Where npm puts it, from the project's root. */
const ENGLISH_FILE = 'node_modules/@cspell/dict-en_us/en_US.trie.gz';

export interface Dictionary {
  knows: (word: string) => boolean;
  /** The word that was probably meant. */
  suggest: (word: string) => string | undefined;
}

/**
 * US English and the words of the project's own list, one a line, `#` before a remark. Words of the list in small
 * letters may be written either way; names are known as they are written.
 * @param wordsFile `content/words.txt`; without it there are no words of our own
 */
export const loadDictionary = async (wordsFile: string): Promise<Dictionary> => {
  const english = decodeTrie(gunzipSync(await readFile(ENGLISH_FILE)));
  const own = await readWords(wordsFile);
  const isListed = (word: string) => own.has(word) || english.hasWord(word, true);
  return {
    knows: (word) => formsOf(word).some(isListed),
    suggest: (word) => english.suggest(word, { numSuggestions: 1 })[0],
  };
};

const readWords = async (file: string): Promise<Set<string>> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return new Set(lines.filter(Boolean));
};

/** A word at the beginning of a sentence, in capitals, or with a possessive 's is the same word. */
const formsOf = (word: string): string[] => {
  const bare = word.replace(/'s$/i, '');
  const forms = [word, bare];
  if (/^\p{Lu}/u.test(word)) {
    forms.push(word.toLowerCase(), bare.toLowerCase());
  }
  if (bare === bare.toUpperCase()) forms.push(bare.slice(0, 1) + bare.slice(1).toLowerCase());
  return forms;
};
