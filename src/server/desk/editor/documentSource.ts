import type { z } from 'zod';
import type { scheduled } from '../../content/load/documentFields.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { formData } from '../../content/load/yamlData.ts';
import type { CopyText } from './workingCopies.ts';
import { updateYaml } from './yamlUpdate.ts';

export interface Values {
  slug?: string;
  category?: string;
  data: z.infer<z.ZodObject<typeof scheduled>> & { title?: string; name?: string };
  body?: string;
}

/** What a form can show of the text of a document. */
export const valuesOf = (
  path: string,
  { slug, category, source }: CopyText,
): Values & { body: string } => {
  const { yaml = '', body = '' } = splitSource(path, source) ?? {};
  return {
    ...(slug !== '' && { slug }),
    ...(category !== '' && { category }),
    data: formData(yaml),
    body,
  };
};

export const yamlOf = (path: string, source: string): string =>
  splitSource(path, source)?.yaml ?? '';

/**
 * The source of a document with other data and another body.
 * @param source '' for a new document
 */
export const updateSource = (
  path: string,
  source: string,
  { data, body = '' }: { data: unknown; body?: string | undefined },
): string => {
  const before = splitSource(path, source) ?? { yaml: '', body: '' };
  const yaml = updateYaml(before.yaml, data);
  if (source && yaml === before.yaml && body === before.body) return source;
  const changed = path.endsWith('.yaml') ? yaml : `---\n${yaml.replace(/\n?$/, '\n')}---\n${body}`;
  return source.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
};
