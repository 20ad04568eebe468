import path from 'node:path';
import type { AboutTexts } from '../contract/texts/texts.ts';

/** The office in the sources of the pictures. */
const DRAWN_OFFICE = 'Alder & Vane';
/** In the order of the roles: a broker, a team lead, an office manager and three agents. */
const DRAWN_PEOPLE = [
  'Maya Okafor',
  'Daniel Reyes',
  'Grace Whitfield',
  'Priya Nair',
  'Tom Lindqvist',
  'Owen Castellano',
];
const DRAWN_CITY = 'Portland';
const DRAWN_AREA_CODE = '503';

/** Who works in the office that the pictures show. */
export interface SceneOffice {
  name: string;
  people: { name: string; photo: string }[];
  city: string;
  phone: string | undefined;
}

/** The office of the page About us, whose first six people have the roles of those in the pictures. */
export const sceneOffice = (
  about: Pick<AboutTexts, 'office'> | undefined,
  { address, phone }: { address: { city: string }; phone?: string | undefined },
): SceneOffice => {
  const { name = DRAWN_OFFICE, people = [] } = about?.office ?? {};
  return {
    // The pictures show the name of the sample office without `Realty`.
    name: name.startsWith(DRAWN_OFFICE) ? DRAWN_OFFICE : name,
    people: DRAWN_PEOPLE.map((drawn, index) => {
      const { name, photo } = people[index] ?? { name: drawn, photo: photoOf(drawn) };
      return { name, photo };
    }),
    city: address.city,
    phone,
  };
};

const photoOf = (drawn: string): string => `/avatars/${firstNameOf(drawn).toLowerCase()}.svg`;

const firstNameOf = (name: string): string => name.split(' ')[0]!;
const lastNameOf = (name: string): string => name.split(' ').slice(1).join(' ');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The source of a picture with the names of another office. */
export const renameOffice = (
  source: string,
  { name, people, city, phone }: SceneOffice,
): string => {
  const names = new Map([[DRAWN_CITY, city]]);
  DRAWN_PEOPLE.forEach((drawn, index) => {
    const person = people[index]!.name;
    names.set(drawn, person);
    names.set(firstNameOf(drawn), firstNameOf(person));
    names.set(lastNameOf(drawn), lastNameOf(person));
  });
  const words = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'g');
  const areaCode = /^\+1(\d{3})/.exec(phone ?? '')?.[1] ?? DRAWN_AREA_CODE;
  return source
    .replaceAll(words, (word) => escape(names.get(word)!))
    .replaceAll(escape(DRAWN_OFFICE), () => escape(name))
    .replaceAll(`(${DRAWN_AREA_CODE})`, `(${areaCode})`);
};

/** The address of the portrait in place of a drawn one. */
export const portraitOf = (file: string, { people }: SceneOffice): string | undefined => {
  const index = DRAWN_PEOPLE.findIndex(
    (drawn) => path.basename(photoOf(drawn)) === path.basename(file),
  );
  return people[index]?.photo;
};

/** Beside the pictures, so that `content -- check` finds the names in them. */
export const describeOffice = ({ name, people, city }: SceneOffice): string =>
  [
    'The office in these pictures. To show that of another company, edit texts/about.yaml, and run npm run scenes.',
    `${name}, ${city}`,
    ...people.map((person) => person.name),
    '',
  ].join('\n');
