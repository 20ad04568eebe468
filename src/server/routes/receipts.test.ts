import { callPath } from '../../contract/calls.ts';
import { demoRequest, eventRegistration } from '../../contract/forms.fixtures.ts';
import { shareOf } from '../../testing/soak.ts';
import { startTestSite, textOf } from '../../testing/server/testSite.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';

const DEMO = callPath('requestDemo');
const SUBSCRIBE = callPath('subscribe');
const REGISTER = callPath('register', { id: 'open-house' });

const startCompany = async (prefix: string | null) => {
  const line = prefix === null ? '' : `\nreceipt_prefix: ${prefix}\n`;
  return startTestSite({
    CONTENT_DIR: await writeContentFolder({
      'site.yaml': `${String(USUAL_FILES['site.yaml'])}${line}`,
      'events/open-house.md': eventFile({ title: 'Open house', date: '2099-12-03 13:00' }),
    }),
    POST_LIMIT_PER_MINUTE: '0',
  });
};

// `ON` and `NO` would be booleans in older YAML.
it.each(shareOf([null, 'ON', 'A', 'KK', 'NO', 'HUG'], 2))(
  'reach every form of a company with the prefix %s',
  async (prefix) => {
    const site = await startCompany(prefix);
    const start = prefix ?? 'H';
    const receipt = (kind: string): unknown =>
      expect.stringMatching(new RegExp(`^${start}${kind}-[2-9A-Z]{6}$`));

    const demo = (await site.post(DEMO, demoRequest)).json();
    expect(demo).toMatchObject({ data: { demo_id: receipt('D') } });
    const registration = (await site.post(REGISTER, eventRegistration)).json();
    expect(registration).toMatchObject({ data: { receipt: receipt('R') } });
    const subscription = (await site.post(SUBSCRIBE, { email: 'ruth@example.com' })).json();
    expect(subscription).toMatchObject({ data: { data: { receipt: receipt('N') } } });

    const page = await site.sendForm(REGISTER, { ...eventRegistration, email: 'ada@example.com' });
    expect(textOf(page.text)).toMatch(new RegExp(`\\b${start}R-[2-9A-Z]{6}\\b`));
    await site.close();
  },
);
