import { findProse, REASONS } from './proseInCode.ts';

it('has no sentences in code without a reason, and no reason without sentences', async () => {
  const prose = await findProse();
  expect(prose.length).toBeGreaterThan(200);
  expect(prose.filter(({ reason }) => reason === undefined)).toEqual([]);
  const used = new Set(prose.map(({ reason }) => reason));
  expect(REASONS.filter(([, reason]) => !used.has(reason))).toEqual([]);
});
