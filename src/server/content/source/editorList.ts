import { z } from 'zod';
import { splitSource } from '../load/documentText.ts';
import { readYaml } from '../load/yamlData.ts';

const address = z.email().toLowerCase();

const addressesIn = (data: unknown): string[] => {
  const { editors } = Object(data) as { editors?: unknown };
  return Array.isArray(editors)
    ? editors.flatMap((each) => address.safeParse(each).data ?? [])
    : [];
};

/** The key at the start of a line, and the lines that belong to it. */
const BLOCKS = /^(?:editors|'editors'|"editors")[ \t]*:.*(?:\n(?:[ \t#-].*)?)*/gm;

const blockAddresses = (block: string): string[] => addressesIn(readYaml(block, 1).value);

/**
 * The editors that a site file names, also when other values are invalid. A text that is not valid YAML can remove editors
 * but not add any: in a merge conflict, an editor must be in each list.
 * @param known the editors so far
 */
const editorsIn = (siteFile: string, known: readonly string[]): readonly string[] => {
  const { yaml } = splitSource('site.yaml', siteFile)!;
  const { value, flaws } = readYaml(yaml, 1);
  if (flaws.length === 0) return addressesIn(value);
  const lists = (yaml.match(BLOCKS) ?? []).map(blockAddresses);
  return lists.length === 0
    ? []
    : known.filter((each) => lists.every((list) => list.includes(each)));
};

/**
 * Reads the editors at each call, so that a removal does not wait for the other documents.
 * @param readSiteFile undefined for a missing file; rejects when the store can't be read
 */
export const createEditorList = (
  readSiteFile: () => Promise<string | undefined>,
  first: readonly string[],
) => {
  let known = first;
  let last: string | undefined;

  return async (): Promise<readonly string[]> => {
    let text: string | undefined;
    try {
      text = (await readSiteFile()) ?? '';
    } catch {
      // No change can be saved either, and the page can say so.
      return known;
    }
    if (text !== last) known = editorsIn(text, known);
    last = text;
    return known;
  };
};
