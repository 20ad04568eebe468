import { linkPictureOf } from './linkPicture.ts';

const pictureOf = (title: string, brand = 'Hearthline') =>
  linkPictureOf(
    { title, description: '', path: '/blog/post/x', trail: [] },
    { kind: 'page' },
    brand,
  );

it.each(['Pricing', 'Łódź, “Şişli” – 50 % für 20 €', ''])(
  'has a picture of the title %j',
  (title) => {
    expect(pictureOf(title)?.facts.title).toBe(title);
  },
);

it.each([
  ['مرحبا', 'Hearthline'],
  ['五分以内に', 'Hearthline'],
  ['At home 🏡', 'Hearthline'],
  ['Pricing', '한국어'],
])('leaves the brand picture for %j of %j, which the font lacks', (title, brand) => {
  expect(pictureOf(title, brand)).toBeUndefined();
});
