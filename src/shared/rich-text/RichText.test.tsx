import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RichText, type RichTextProps } from './RichText.tsx';

const renderHtml = (html: string, props: Partial<RichTextProps> = {}) =>
  render(<RichText html={html} {...props} />, { wrapper: MemoryRouter }).container;

it('shows text, emphasis and lists as they are', () => {
  const page = renderHtml(
    '<p>A <strong>bold</strong> &amp; <em>calm</em> word</p><ul><li>one</li></ul>',
  );
  expect(page).toHaveTextContent('A bold & calm word');
  expect(page.querySelector('strong')).toHaveTextContent('bold');
  expect(screen.getByRole('listitem')).toHaveTextContent('one');
});

it('demotes a level-1 heading and keeps its id', () => {
  renderHtml('<h1 id="start">Start here</h1><h3 id="next">Next</h3>');
  const demoted = screen.getByRole('heading', { level: 2, name: 'Start here' });
  expect(demoted).toHaveAttribute('id', 'start');
  expect(demoted).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'next');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('follows links inside the site without reloading and marks those that lead away', async () => {
  renderHtml(
    '<p><a href="/pricing">Plans</a> <a href="https://example.com" target="_blank">Away</a></p>',
  );
  const inside = screen.getByRole('link', { name: 'Plans' });
  let isPrevented = false;
  document.addEventListener('click', (event) => (isPrevented = event.defaultPrevented), {
    once: true,
  });
  await userEvent.click(inside);
  expect(isPrevented).toBe(true);
  expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('rel', 'noopener');
});

it('keeps the lines of code as they are, and within reach of the keyboard', () => {
  const page = renderHtml('<pre><code>if (open) {\n  answer();\n}\n</code></pre>');
  const code = page.querySelector('pre');
  expect(code).toHaveTextContent('if (open) {\n  answer();\n}\n', { normalizeWhitespace: false });
  expect(code).toHaveAttribute('tabindex', '0');
  expect(getComputedStyle(code!).overflowX).toBe('auto');
});

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

it.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://hearthline.test/1',
  'file:///etc/passwd',
  'https://',
])('keeps the words of a link that leads nowhere: %j', (href) => {
  renderHtml(`<p><a href="${attribute(href)}">click me</a></p>`);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('click me')).toBeInTheDocument();
});

it.each([
  '<script>alert(1)</script>',
  '<style>body { display: none }</style>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.test"><input name=q><button formaction="javascript:1">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<p style="position:fixed" onclick="alert(1)" class="nav" id="root">x</p>',
  '<template><script>alert(1)</script></template>',
  '<a href="https://a.test" ping="https://evil.test" onmouseover="alert(1)">x</a>',
  '<details ontoggle="alert(1)" open><summary>x</summary></details>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
])('lets nothing dangerous out of %s', (html) => {
  const page = renderHtml(`<p>before</p>${html}<p>after</p>`);
  expect(page).toHaveTextContent(/^before.*after$/);
  expect(
    page.querySelector(
      'script, style, svg, math, iframe, object, embed, form, button, meta, base, link, template, video, audio, input',
    ),
  ).toBeNull();
  for (const element of page.firstElementChild?.querySelectorAll('*') ?? []) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^ping$|^class$/);
      expect(value).not.toMatch(/javascript:|evil/i);
    }
    expect(element).not.toHaveAttribute('id', 'root');
  }
});

it('loads pictures late', () => {
  renderHtml('<figure><img src="/covers/a.svg" alt="Two roofs" width="800" height="400"></figure>');
  const picture = screen.getByRole('img', { name: 'Two roofs' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('decoding', 'async');
  expect(picture).toHaveAttribute('width', '800');
});

it.each(['https://example.com/a.png', '/covers/a.svg', 'http://example.com/a.png'])(
  'loads the picture %p',
  (src) => {
    renderHtml(`<img src="${src}">`);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', src);
  },
);

it.each(['', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'mailto:a@b.c'])(
  'loads no picture from %p',
  (src) => {
    expect(renderHtml(`<img src="${attribute(src)}">`).querySelector('img')).toBeNull();
  },
);

it('keeps what describes a cell and nothing else', () => {
  const page = renderHtml(
    '<table><tr><td colspan="2" rowspan="many" align="right" onclick="alert(1)" style="position:fixed" class="nav" id="root" href="/x" constructor="x" dangerouslysetinnerhtml="x">1</td></tr></table>',
  );
  expect(page.querySelector('td')?.outerHTML).toBe('<td colspan="2" align="right">1</td>');
});

it('keeps an attribute only on the elements it belongs to', () => {
  const page = renderHtml(
    '<ol start="3" reversed><li value="7">a</li></ol><p start="3" title="x" lang="es-MX">b</p>',
  );
  expect(page.querySelector('ol')?.outerHTML).toBe(
    '<ol start="3" reversed=""><li value="7">a</li></ol>',
  );
  expect(page.querySelector('p')?.outerHTML).toBe('<p lang="es-MX">b</p>');
});

it('puts each table in a region of its own that the keyboard can scroll', () => {
  renderHtml(
    '<table><caption>Costs</caption><tbody><tr><th scope="row">Card</th><td align="right">$52.70</td></tr></tbody></table>' +
      '<table><tbody>\n<tr>\n<td>x</td>\n</tr>\n</tbody></table>',
  );
  const region = screen.getByRole('region', { name: 'Costs' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('cell')).toHaveAttribute('align', 'right');
  expect(screen.getByRole('region', { name: 'Table 2' })).toBeInTheDocument();
});

it('tells a note from a quotation by its bold beginning', () => {
  renderHtml(
    '<blockquote>\n<p><strong>Try this.</strong> Tonight.</p></blockquote><blockquote><p>We were <strong>not</strong> slow.</p></blockquote>',
  );
  expect(screen.getByRole('note')).toHaveTextContent('Try this. Tonight.');
  expect(screen.getByRole('blockquote')).toHaveTextContent('We were not slow.');
});

it('shows an embedded video only after a click, in a paragraph as well', async () => {
  const page = renderHtml(
    '<p><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="A tour"></iframe></p>',
  );
  expect(page.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Play video: A tour/ }));
  expect(screen.getByTitle('A tour')).toBeInTheDocument();
});

it('starts a video at the second that its address names', async () => {
  renderHtml(
    '<iframe src="https://www.youtube-nocookie.com/embed/abc_DEF-123?start=42" title="A tour"></iframe>',
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByTitle('A tour')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&start=42',
  );
});

it.each([
  'https://www.youtube.com/embed/abc_DEF-123',
  'http://www.youtube-nocookie.com/embed/abc_DEF-123',
  'https://www.youtube-nocookie.com.evil.test/embed/abc_DEF-123',
  'https://www.youtube-nocookie.com/embed/../../evil',
  'https://www.youtube-nocookie.com/embed/x',
  '',
])('embeds nothing from %p', (src) => {
  renderHtml(`<iframe src="${src}" title="A tour"></iframe>`);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByTitle('A tour')).not.toBeInTheDocument();
});

it('says of each task whether it is done', () => {
  renderHtml(
    '<ul><li><input type="checkbox" checked disabled> Paint</li><li><input type="checkbox" disabled> Sell</li></ul>',
  );
  const [paint, sell] = screen.getAllByRole('listitem');
  expect(paint).toHaveTextContent(/^Done: Paint/);
  expect(sell).toHaveTextContent(/^To do: Sell/);
});

it('flattens what is nested too deep and keeps its words', () => {
  const depth = 2000;
  const page = renderHtml(`${'<div>'.repeat(depth)}deep <b>words</b>${'</div>'.repeat(depth)}`);
  expect(page).toHaveTextContent('deep words');
  expect(page.querySelectorAll('div').length).toBeLessThan(110);
});

it('unwraps an unknown element', () => {
  const page = renderHtml('<p><blink>old</blink> <font color="red">words</font></p>');
  expect(page.querySelector('p')?.innerHTML).toBe('old words');
});

it('shows nothing for nothing', () => {
  expect(renderHtml('').firstElementChild).toBeEmptyDOMElement();
});
