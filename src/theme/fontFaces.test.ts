import { globSync, readFileSync } from 'node:fs';
import { fontFaces } from './fontFaces.ts';

it('has every weight of the style sheets in the fonts that are cut to them', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const weights = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /font-weight: (\d+);|font: (\d+) .*font\.(?:sans|serif)|'-?[.\d]+(?:em)?', (\d{3})\)/g,
      ),
    ].map((match) => Number(match.slice(1).find(Boolean))),
  );
  expect(weights.length).toBeGreaterThan(50);
  const ranges = Object.values(fontFaces).map((face) => face.weights);
  const isIn = (weight: number) => ranges.some(([min, max]) => min <= weight && weight <= max);
  expect(weights.filter((weight) => !isIn(weight))).toEqual([]);
});
