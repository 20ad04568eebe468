import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFaces, type FontFace } from '../theme/tokens.ts';
import { subsetFont } from './subsetFont.ts';

const fileOf = (face: FontFace): Buffer => {
  const name = path.basename(face.from);
  const folder = path.resolve(__dirname, '../../node_modules', face.from, 'files');
  return readFileSync(path.join(folder, `${name}-latin-wght-normal.woff2`));
};

/** Bytes of both fonts together. */
const BUDGET = 45_000;

it('reduces both fonts to their budget', async () => {
  const fonts = await Promise.all(
    Object.values(fontFaces).map((face) => subsetFont(fileOf(face), face)),
  );
  for (const font of fonts) expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(BUDGET);
});
