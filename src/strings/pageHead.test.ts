import { pageTitle } from './pageHead.ts';

it.each([
  ['The first five minutes', '', 'The first five minutes | Hearthline'],
  ['Voicemail', 'help center', 'Voicemail | Hearthline help center'],
  ['Voicemail', '', 'Voicemail | Hearthline'],
  ['Set up a rotation', 'help center', 'Set up a rotation | Hearthline'],
  ["What's new in Hearthline", 'blog', "What's new in Hearthline | blog"],
  ['Hearthline, the CRM that answers first', 'blog', 'Hearthline, the CRM that answers first'],
  [
    'From first inquiry to keys: a stage-by-stage checklist',
    'blog',
    'From first inquiry to keys: a stage-by-stage checklist',
  ],
])('titles %j in the section %j %j', (title, section, whole) => {
  expect(pageTitle(title, 'Hearthline', section)).toBe(whole);
});
