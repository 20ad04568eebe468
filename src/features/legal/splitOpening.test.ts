import { splitOpening } from './splitOpening.ts';

const heading = '<h2 id="keep">What we keep</h2><p>Your address.</p>';
const picture = '<figure><img src="/media/boxes.png" alt=""></figure>';

it.each([
  ['a paragraph and a picture', '<p>In one afternoon.</p>', picture, heading],
  ['a picture without a paragraph', '', `<p><img src="/media/boxes.png" alt=""></p>`, heading],
  [
    'a table and a note',
    '<p>Yours.</p>',
    '<table></table><blockquote>Not it.</blockquote>',
    heading,
  ],
])('opens with %s', (_name, lead, panel, text) => {
  expect(splitOpening(lead + panel + text)).toEqual({ lead, panel, text });
});

it.each([
  ['more paragraphs', '<p>More.</p>'],
  ['a picture in an element with a heading', `<section>${picture}<h2>Inside</h2></section>`],
])('has no panel for %s', (_name, start) => {
  const lead = '<p>In one afternoon.</p>';
  expect(splitOpening(lead + start + heading)).toEqual({ lead, panel: '', text: start + heading });
});

it('has no panel on a page without a heading', () => {
  expect(splitOpening(`<p>Look.</p>${picture}`)).toEqual({
    lead: '<p>Look.</p>',
    panel: '',
    text: picture,
  });
});
