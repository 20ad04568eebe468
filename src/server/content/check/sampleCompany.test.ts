import { loadTestContent } from '../load/content.fixtures.ts';
import { findSampleTraces, type CompanyFacts } from './sampleCompany.ts';

let other: CompanyFacts;
beforeAll(async () => {
  other = { ...(await loadTestContent()), authors: [] };
});

const messages = (text: string, facts = other) =>
  findSampleTraces(facts)(text).map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['Words.\nMaya Okafor and Daniel Reyes', ['2: "Maya Okafor"', '2: "Daniel Reyes"']],
  ['cite: Samir Khoury', ['1: "Samir Khoury"']],
  ['<text>Alder &amp; Vane</text>', ['1: "Alder & Vane"']],
  ['company: Bayou Oak Realty, Lafayette', ['1: "Bayou Oak Realty"']],
  ['the courts in Portland, Oregon', ['1: The sample company is in Portland.']],
  ['Team costs $96 a month', ['1: No plan costs $96.']],
  [
    '| $240 | $768 | $2,016 |',
    ['1: No plan costs $240.', '1: No plan costs $768.', '1: No plan costs $2,016.'],
  ],
  ['$96.00 on the invoice', ['1: No plan costs $96.']],
  ['Owen is next, then Priya; Owen has 31', ['1: "Owen"', '1: "Priya"']],
  ['Daniel’s leads, and Mr. Lindqvist’s', ['1: "Daniel"', '1: "Lindqvist"']],
  ['Maya Okafor asked Maya', ['1: "Maya Okafor"', '1: "Maya"']],
  ['Call (503) 555-0142', ['1: 503 is the area code of Portland.']],
  ['503 555 0142, 503-555-0142', ['1: 503 is the area code of Portland.']],
  ['An office in Oregon', ['1: The sample company is in Portland.']],
])('names traces of the sample company in %j', (text, expected) => {
  const found = messages(text);
  expect(found).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(found[index]).toContain(part));
});

it.each([
  'Solo is $36 a month and $324 a year.',
  'The house sold for $240,000.',
  'A volume of $2.4M, $96K more.',
  '$1,096 and $96.50',
  'Portlandia',
  'author: priya-nair',
  'In {{city}}, {{name}} has an office.',
  '503 Service Unavailable, $503 and 4.503',
  'A grace period until tomorrow for Owens and Tommy',
])('finds nothing in %j', (text) => {
  expect(messages(text)).toEqual([]);
});

it('names only prices on the site of the sample company', () => {
  const site = { ...other.site, name: 'Hearthline' };
  expect(messages('Maya Okafor of Portland pays $96', { ...other, site })).toEqual([
    '1: No plan costs $96. Correct the price.',
  ]);
  const camden = { ...other.site, address: { ...other.site.address, city: 'Portland' } };
  expect(messages('In Portland', { ...other, site: camden })).toEqual([]);
});

it('names no first name that people of the other company have, too', () => {
  const authors = ['Grace Hale', 'Owen Castellano'];
  expect(messages('Grace asked Tom, Owen and Whitfield', { ...other, authors })).toEqual(
    ['Tom', 'Owen', 'Whitfield'].map(
      (name) => `1: "${name}" belongs to the sample company. Replace it.`,
    ),
  );
});
