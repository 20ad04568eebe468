import { transformSync } from '@swc/core';

/** Makes CommonJS of a package that comes as ES modules only: nothing else is wanted of it, and Babel takes far longer. */
export default {
  process: (code: string, filename: string): { code: string } =>
    transformSync(code, {
      filename,
      swcrc: false,
      sourceMaps: false,
      jsc: { target: 'es2024' },
      module: { type: 'commonjs' },
    }),
};
