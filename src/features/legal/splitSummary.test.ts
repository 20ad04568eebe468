import { splitSummary } from './splitSummary.ts';

const lead = '<p>What this explains.</p>';
const summary = '<h2 id="short">In short</h2>\n<p>A summary.</p><ul><li>No cookies.</li></ul>';
const text = '<h2 id="more">More</h2><p>Words.</p>';

it('takes the first paragraph and the section that ends with a list', () => {
  expect(splitSummary(`${lead}\n${summary}\n${text}`)).toEqual({ lead, summary, text });
});

it.each([
  ['a list that something follows', `${lead}${summary}<p>Words.</p>${text}`],
  ['a list before the first heading', `${lead}<ul><li>No cookies.</li></ul>${text}`],
  ['a first section without a list', lead + text],
  ['a list that ends the document', lead + summary],
  ['no headings', lead],
])('keeps a document whole that has %s', (_, html) => {
  expect(splitSummary(html)).toEqual({ lead: '', summary: '', text: html });
});
