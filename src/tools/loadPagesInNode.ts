import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import { projectRoot } from './paths.ts';

/**
 * Lets Node import pages: it strips types by itself but knows no JSX and no fonts. The compiler is the server bundle's
 * (babel.config.js), so a tool that needs a few pages need not wait for a build.
 */
export const loadPagesInNode = (): void => {
  registerHooks({
    load: (url, context, nextLoad) => {
      if (url.endsWith('.woff2')) {
        return { format: 'module', source: `export default ''`, shortCircuit: true };
      }
      if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
      const filename = fileURLToPath(url);
      const compiled = transformSync(readFileSync(filename, 'utf8'), {
        filename,
        cwd: projectRoot,
        caller: { name: 'node', runtime: 'server' } as never,
      });
      return { format: 'module', source: compiled?.code ?? '', shortCircuit: true };
    },
  });
};
