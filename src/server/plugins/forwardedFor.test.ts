import { callPath } from '../../contract/calls.ts';
import { startTestSite } from '../../testing/server/testSite.ts';

it.each([
  ['ports', '203.0.113.7:51001', '203.0.113.7:51002', '203.0.113.7'],
  ['ports of IPv6', '[2001:db8::7]:51001', '[2001:db8::7]:51002', '2001:db8::7'],
  ['names that are no addresses', 'unknown', '_hidden', 'a,b c'],
  ['spoofed entries', '198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7:1', '203.0.113.7'],
])('limits one client that a proxy names with %s', async (_, ...forwarded) => {
  const site = await startTestSite({ TRUSTED_PROXIES: '1', POST_LIMIT_PER_MINUTE: '2' });
  const statuses: number[] = [];
  for (const [index, value] of forwarded.entries()) {
    const response = await fetch(site.url + callPath('subscribe'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': value },
      body: JSON.stringify({ email: `visitor-${index}@example.com` }),
    });
    statuses.push(response.status);
  }
  await site.close();
  expect(statuses).toEqual([200, 200, 429]);
});
