import { diagramPatterns } from './diagramPatterns.ts';

const patterns = Object.entries(diagramPatterns).flatMap(([slug, three]) =>
  three.map((pattern, index) => [`${slug} ${index + 1}`, pattern] as const),
);

it.each(patterns)('draws four storeys of seven windows, one of them lit: %s', (_name, pattern) => {
  expect(pattern.map((storey) => storey.length)).toEqual([7, 7, 7, 7]);
  expect(pattern.join('').match(/o/g)).toHaveLength(1);
  expect(pattern.join('')).toMatch(/^[.#o]+$/);
});
