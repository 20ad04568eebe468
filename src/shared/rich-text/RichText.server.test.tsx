import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { RichText } from './RichText.tsx';

// What Node would parse the article with.
jest.mock('html-dom-parser', () => ({
  __esModule: true,
  ...jest.requireActual<object>('html-dom-parser/lib/server/html-to-dom'),
}));

const renderHtml = (html: string) =>
  renderToString(
    <SiteContext value={{ ...TEST_SITE, siteUrl: 'https://hearthline.test' }}>
      <StaticRouter location="/blog/post/x">
        <RichText html={html} />
      </StaticRouter>
    </SiteContext>,
  );

it('renders an article without a browser', () => {
  const page = renderHtml(
    '<h1 id="start">Start</h1><p>See <a href="https://hearthline.test/pricing">plans</a>.</p>',
  );
  expect(page).toContain('<h2 id="start" tabindex="-1">Start</h2>');
  expect(page).toContain('href="/pricing"');
});

it('drops scripts, handlers and foreign frames on the server too', () => {
  const page = renderHtml(
    '<script>alert(1)</script><p onclick="alert(1)" style="color:red">x</p><iframe src="https://evil.test"></iframe><a href="javascript:alert(1)">y</a>',
  );
  expect(page).toMatch(/<p>x<\/p>y<\/div>$/);
});

it('survives twenty thousand nested tags', () => {
  const depth = 20_000;
  expect(renderHtml(`${'<b>'.repeat(depth)}deep${'</b>'.repeat(depth)}`)).toContain('deep');
});

it('renders no style attribute, which the security policy would block', () => {
  expect(renderHtml('<table><tr><td align="right" style="x">1</td></tr></table>')).not.toContain(
    ' style=',
  );
});
