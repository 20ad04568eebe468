import { isDeepStrictEqual } from 'node:util';
import { documentFile } from '../../../contract/documents.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { formData } from '../../content/load/yamlData.ts';

const mailboxesIn = (siteFile: string): unknown => {
  const { yaml = '' } = splitSource(documentFile('site'), siteFile) ?? {};
  return (Object(formData(yaml)) as { emails?: unknown }).emails;
};

/** Whether a change of the company has other email addresses: only owners decide who gets the mail of visitors. */
export const changesMailboxes = (path: string, before: string, after: string): boolean =>
  path === documentFile('site') && !isDeepStrictEqual(mailboxesIn(before), mailboxesIn(after));
