import type { TestAnswer } from '../../../testing/server/testSite.ts';
import { shown } from './editor.fixtures.ts';

export const rowsOf = (count: number, keyOf: (row: number) => string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let row = 0; row < count; row += 1)
    Object.assign(fields, {
      [`data.${row}`]: '',
      [`data.${row}.key`]: keyOf(row),
      [`data.${row}.name`]: 'A name',
      [`data.${row}.bio`]: 'A life',
      [`data.${row}.photo`]: '/covers/c05-ajar.svg',
    });
  return fields;
};

/** Of the notice alone: parsing a form with 500 rows takes a second. */
export const problemsOf = ({ text, ...answer }: TestAnswer): string => {
  const [notice = ''] = /<section class="banner bad"[\s\S]*?<\/section>/.exec(text) ?? [];
  return shown({ ...answer, text: notice })
    .texts('.banner.bad li')
    .join('\n');
};
