import { findProse } from './proseInCode.ts';

/** `npm run prose`: the texts of more than five words in the code, each with the reason why it may stay. */
const prose = await findProse();
const lines = prose.map(
  ({ file, text, reason }) => `${file}: ${text}\n    ${reason ?? 'Move it to content/texts.'}\n`,
);
process.stdout.write(lines.join(''));
