import { documentFile, pageAddress } from '../../../contract/documents.ts';
import { paths } from '../../../contract/paths.ts';
import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import type { LoadedContent } from '../../content/load/contentLoader.ts';
import { isRecord } from '../../../lib/isRecord.ts';

const VOICES = documentFile('texts', { slug: 'voices' });

/** Pages that show documents without a page of their own. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  'texts/navigation.yaml': paths.home,
  [VOICES]: paths.about,
  'texts/newsletter.yaml': paths.blog,
  'texts/next-step.yaml': paths.helpCenter,
  'texts/not-found.yaml': '/no/such/page',
  'plans.yaml': paths.pricing,
  'integrations.yaml': paths.allIntegrations,
};

/** The page of a document's preview; undefined when no page shows it. */
export const previewAddress = (path: string): string | undefined =>
  pageAddress(path) ?? (Object.hasOwn(SHOWN_AT, path) ? SHOWN_AT[path] : undefined);

/** Menus are shown at the width of a desktop. */
export const needsWidth = (path: string): boolean =>
  path === documentFile('texts', { slug: 'navigation' });

/**
 * The row of the words that a field of the customers' document belongs to. A customer's field belongs to their first words,
 * and a field of no row to those of the first customer.
 */
const voiceRow = (field: string, data: unknown): number => {
  const [, list = '', number = ''] = /^data\.(\w+)\.(\d+)/.exec(field) ?? [];
  if (list === 'voices') return Number(number);
  const { people, voices } = isRecord(data) ? data : {};
  const person: unknown = Array.isArray(people) ? people[Number(number)] : undefined;
  return isRecord(person) && Array.isArray(voices)
    ? voices.findIndex((voice) => isRecord(voice) && voice.person === person.id)
    : -1;
};

interface PreviewedForm {
  path: string;
  data: unknown;
  /** The name of the field that has the focus. */
  field: string;
}

/** The page of a preview that shows a field. For the words of a customer, it is the first page that quotes them. */
export const previewAddressForField = (
  { path, data, field }: PreviewedForm,
  { library: { texts }, context: { voices } }: Pick<LoadedContent, 'library' | 'context'>,
): string | undefined => {
  if (path !== VOICES) return previewAddress(path);
  // In the order of the document.
  const voice = [...(voices?.values() ?? [])][voiceRow(field, data)];
  // The texts of a page hold the words of the customers whom it names.
  const words = voice && JSON.stringify(voice.quote);
  const page = TEXT_NAMES.find(
    (name) => words !== undefined && JSON.stringify(texts[name] ?? '').includes(words),
  );
  return previewAddress(page ? documentFile('texts', { slug: page }) : path);
};
