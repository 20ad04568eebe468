import { transformSync } from '@swc/core';
import { ASSETS_PREFIX } from '../contract/constants.ts';
import { TRUSTED_TYPES } from '../contract/htmlAllowList.ts';

const VALUES = { ASSETS_PREFIX, POLICY: TRUSTED_TYPES.boot };

/** Loads `name.inline.ts?source` as a module whose default export is the text of a small script for HTML. */
export default function moduleOfScript(source: string): string {
  const { code } = transformSync(`(()=>{${source}})()`, {
    swcrc: false,
    jsc: {
      target: 'es2021',
      parser: { syntax: 'typescript' },
      transform: {
        optimizer: {
          globals: {
            vars: Object.fromEntries(
              Object.entries(VALUES).map(([name, value]) => [name, JSON.stringify(value)]),
            ),
          },
        },
      },
      minify: { compress: { passes: 3 }, mangle: true },
    },
    minify: true,
  });
  return `export default ${JSON.stringify(code.trim().replace(/;$/, ''))};`;
}
