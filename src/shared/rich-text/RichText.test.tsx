import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { NavigatorContext } from '../../ui/AppLink.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { pagePath, RichText } from './RichText.tsx';

const renderHtml = (html: string) =>
  render(
    <SiteContext value={TEST_SITE}>
      <RichText html={html} />
    </SiteContext>,
  ).container;

it('shows text, emphasis and lists', () => {
  const page = renderHtml(
    '<p>A <strong>bold</strong> &amp; <em>calm</em> word</p><ul><li>one</li></ul>',
  );
  expect(page).toHaveTextContent('A bold & calm word');
  expect(page.querySelector('strong')).toHaveTextContent('bold');
  expect(screen.getByRole('listitem')).toHaveTextContent('one');
});

it('follows links inside the site without reloading', async () => {
  const push = jest.fn<void, [string]>();
  render(
    <SiteContext value={TEST_SITE}>
      <NavigatorContext value={{ push }}>
        <RichText html={'<p><a href="/pricing">Plans</a></p>'} />
      </NavigatorContext>
    </SiteContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
  expect(push.mock.calls).toEqual([['/pricing']]);
});

it.each([
  ['/pricing', '/pricing'],
  ['/blog?page=2#top', '/blog?page=2#top'],
  ['https://site.test/about-us', '/about-us'],
  ['#second-step', undefined],
  ['?page=2', undefined],
  ['/videos/tour.mp4', undefined],
  ['/api/plans', undefined],
  ['https://example.com/a', undefined],
  ['//example.com/a', undefined],
  ['/\\example.com', undefined],
  ['mailto:desk@example.com', undefined],
  ['https://', undefined],
  ['/.//example.com/a', undefined],
  ['/blog/..//example.com/a', undefined],
  ['https://site.test//example.com/a', undefined],
  ['https://site.test/\\example.com', undefined],
])('finds that %p leads to the page %p', (href, path) => {
  expect(pagePath(href, TEST_SITE.siteUrl)).toBe(path);
});

it('keeps line breaks in code, and makes it focusable to scroll', () => {
  const page = renderHtml('<pre><code>if (open) {\n  answer();\n}\n</code></pre>');
  const code = page.querySelector('pre');
  expect(code).toHaveTextContent('if (open) {\n  answer();\n}\n', { normalizeWhitespace: false });
  expect(code).toHaveAttribute('tabindex', '0');
  expect(getComputedStyle(code!).overflowX).toBe('auto');
});

it('loads pictures lazily', () => {
  renderHtml('<figure><img src="/covers/a.svg" alt="Two roofs" width="800" height="400"></figure>');
  const picture = screen.getByRole('img', { name: 'Two roofs' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('decoding', 'async');
  expect(picture).toHaveAttribute('width', '800');
});

it('puts each table into a region that the keyboard can scroll', () => {
  renderHtml(
    '<table><caption>Costs</caption><tbody><tr><th scope="row">Card</th><td align="right">$52.70</td></tr></tbody></table>' +
      '<table><tbody>\n<tr>\n<td>x</td>\n</tr>\n</tbody></table>',
  );
  const region = screen.getByRole('region', { name: 'Costs' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('cell')).toHaveAttribute('align', 'right');
  expect(screen.getByRole('region', { name: 'Table 2' })).toBeInTheDocument();
});

it('names the cells of tables with three columns or more, for phones', () => {
  const page = renderHtml(
    `<table>
      <thead><tr><th>When</th><th>Leads</th><th></th></tr></thead>
      <tbody>
        <tr><td>Before six</td><td>660</td><td>x</td></tr>
        <tr><td colspan="2">All</td><td>868</td></tr>
      </tbody>
    </table>
    <table>
      <thead><tr><th>What</th><th>How long</th></tr></thead>
      <tbody><tr><td>Spam</td><td>90 days</td></tr></tbody>
    </table>`,
  );
  const labelled = [...page.querySelectorAll<HTMLElement>('[data-label]')];
  expect(labelled.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['Leads', '660'],
  ]);
});

it('shows a quotation with a bold beginning as a note', () => {
  renderHtml(
    '<blockquote>\n<p><strong>Try this.</strong> Tonight.</p></blockquote><blockquote><p>We were <strong>not</strong> slow.</p></blockquote>',
  );
  expect(screen.getByRole('note')).toHaveTextContent('Try this. Tonight.');
  expect(screen.getByRole('blockquote')).toHaveTextContent('We were not slow.');
});

it('shows a video after a click, from the start time in its address', async () => {
  const page = renderHtml(
    '<p><iframe src="https://www.youtube-nocookie.com/embed/abc_DEF-123?start=42" title="A tour"></iframe></p>',
  );
  expect(page.querySelector('iframe, img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Play video: A tour/ }));
  const frame = screen.getByTitle('A tour');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&start=42',
  );
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame).toHaveFocus();
});

it('exposes whether a task is done', () => {
  renderHtml(
    '<ul><li><input type="checkbox" checked disabled> Paint</li><li><input type="checkbox" disabled> Sell</li></ul>',
  );
  const [paint, sell] = screen.getAllByRole('listitem');
  expect(paint).toHaveTextContent(/^Done: Paint/);
  expect(sell).toHaveTextContent(/^To do: Sell/);
});

it('shows nothing for empty HTML', () => {
  expect(renderHtml('').firstElementChild).toBeEmptyDOMElement();
});
