import { helpWords } from '../../strings/helpCenter.ts';
import { didYouMean } from './NothingFound.tsx';

it.each([
  ['rotaton', 'rotation'],
  ['voicemial', 'voicemail'],
  ['Campain audence', 'campaign audience'],
  ['overdu leads', 'overdue leads'],
  ['  invte   agent ', 'invite agent'],
])('takes %j for %j', (query, meant) => {
  expect(didYouMean(query)).toBe(meant);
});

it.each(['rotation', 'zebra crossing', 'csv', 'tax', '', '   ', 'import contacts'])(
  'has nothing to suggest for %j',
  (query) => {
    expect(didYouMean(query)).toBe('');
  },
);

it('prefers the nearest of several words', () => {
  expect(didYouMean('stacks', ['attacks', 'stack', 'staff'])).toBe('stack');
});

it('leaves very long queries alone', () => {
  expect(didYouMean('rotaton '.repeat(9))).toBe('');
});

it('knows each of its words once, in lower case', () => {
  expect(new Set(helpWords).size).toBe(helpWords.length);
  expect(helpWords.map((word) => word.toLowerCase())).toEqual(helpWords);
});
