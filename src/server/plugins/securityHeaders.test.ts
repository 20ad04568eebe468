import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import { startTestSite } from '../../testing/server/testSite.ts';

const SITE_WARNING = /^SITE_URL is not set/;

it('asks for https for a year, on every host below, where it is reached by https', async () => {
  const site = await startTestSite({ SITE_URL: 'https://hearthline.example' });
  try {
    const { headers } = await fetch(`${site.url}/healthz`);
    // Whether the whole domain is preloaded is its owner's to decide.
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const warnings = site.logLines().filter(({ msg }) => SITE_WARNING.test(String(msg)));
    expect(warnings).toEqual([]);

    const script = (await fetch(`${site.url}/assets/client.js`)).headers;
    expect(script.get('x-content-type-options')).toBe('nosniff');
    expect(script.get('strict-transport-security')).not.toBeNull();
    expect(script.get('cross-origin-resource-policy')).toBe('same-origin');
    const drawing = (await fetch(`${site.url}/social-icons.svg`)).headers;
    expect(drawing.get('content-security-policy')).toContain("default-src 'none'");
  } finally {
    await site.close();
  }
});

it('warns without SITE_URL, and permits only the features that it uses', async () => {
  const site = await startTestSite();
  try {
    const page = await fetch(`${site.url}/pricing`);
    expect(page.headers.get('strict-transport-security')).toBeNull();
    const warnings = site.logLines().filter(({ msg }) => SITE_WARNING.test(String(msg)));
    expect(warnings).toHaveLength(1);

    const permissions = (page.headers.get('permissions-policy') ?? '').split(', ');
    expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'clipboard-write=(self)']));
    // What the frame of a video asks for in `allow` has to be the page's to give.
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
      expect(permissions).toContain(`${feature}=(self "${VIDEO_ORIGIN}")`);
  } finally {
    await site.close();
  }
});
