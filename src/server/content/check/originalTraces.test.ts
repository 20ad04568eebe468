import { ORIGINAL_COLORS } from '../../../lib/brandColors.ts';
import { originalTraces } from './originalTraces.ts';

const GREEN = { brand: '#17402A', accent: '#8CC152', surface: '#FAF7F0', text: '#1C1C1C' };

it('finds lines that bear the original brand on the site of another one', () => {
  const text = 'One\nAsk HEARTHLINE\n<path fill="#ffc54d"/>';
  const other = { name: 'Kettle & Key', colors: GREEN };
  expect(originalTraces(text, other, true).map(({ line }) => line)).toEqual([2, 3]);
  expect(originalTraces(text, other, false).map(({ line }) => line)).toEqual([2]);
  const original = { name: 'Hearthline', colors: ORIGINAL_COLORS };
  expect(originalTraces(text, original, true)).toEqual([]);
});
