import { readdirSync, readFileSync } from 'node:fs';
import { ourOffice } from './ourOffice.ts';
import { homeSections } from './homeSections.ts';
import { pricingStrings } from './pricing.ts';
import { shortVoices } from './voices.ts';

const authors = readFileSync('content/authors.yaml', 'utf8');
const documents = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => readFileSync(`content/${file}`, 'utf8'))
  .join('\n');
const others = [homeSections.testimonial, pricingStrings.testimonial, ...shortVoices];

it('shows the authors of the content, by their names and photos, as the people of its office', () => {
  const known = [...authors.matchAll(/ {2}name: (.+)\n(?:.*\n)*? {2}photo: (.+)/g)];
  expect(known.map(([, name, photo]) => ({ name, photo })).toSorted(byName)).toEqual(
    ourOffice.people.map(({ name, photo }) => ({ name, photo })).toSorted(byName),
  );
  expect(
    authors.match(/bio: .*(?:Hearthline's own office|the office Hearthline began in)/g),
  ).toHaveLength(ourOffice.people.length);
});

it('quotes each voice once, from an office that is not its own', () => {
  const own: string[] = ourOffice.people.map(({ name }) => name);
  expect(new Set(others.map(({ quote }) => quote)).size).toBe(others.length);
  for (const { name, role } of others) {
    expect(own).not.toContain(name);
    expect(role).not.toContain(ourOffice.name);
    // Nobody of the stories turns into a witness.
    expect(documents).not.toContain(name.split(' ').at(-1));
  }
});

it('lets no voice give figures, which nobody could look up', () => {
  for (const { quote } of others) expect(quote).not.toMatch(/\d/);
});

function byName(one: { name?: string }, other: { name?: string }) {
  return String(one.name).localeCompare(String(other.name));
}
