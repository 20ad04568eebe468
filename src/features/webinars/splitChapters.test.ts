import { processorTime } from '../../testing/processorTime.ts';
import { splitChapters } from './splitChapters.ts';

it('takes the list of chapters out of a description', () => {
  const html =
    '<p>A film.</p><ul><li>Not one</li></ul><h2 id="chapters">Chapters</h2>\n<ul>\n<li>0:03 Contacts &amp; people</li>\n<li>1:02:05 Late</li>\n</ul>\n<p>Then.</p>';
  expect(splitChapters(html)).toEqual({
    before: '<p>A film.</p><ul><li>Not one</li></ul>',
    heading: 'Chapters',
    chapters: [
      { at: 3, time: '0:03', title: 'Contacts & people' },
      { at: 3725, time: '1:02:05', title: 'Late' },
    ],
    after: '\n<p>Then.</p>',
  });
});

it('leaves a list alone in which one entry has no time', () => {
  const html = '<ul><li>0:03 Contacts</li><li>Turns</li></ul>';
  expect(splitChapters(html)).toEqual({ before: html, heading: '', chapters: [], after: '' });
});

it('does not go back and forth over a long list that is none', () => {
  const html = `<ul>${'<li> 0:03 a</li> '.repeat(5000)}<li>`;
  expect(processorTime(() => splitChapters(html))).toBeLessThan(2000);
});
