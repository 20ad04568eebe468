import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { readMetrics, sumOf, testAlertRules } from '../../testing/server/readMetrics.ts';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { connectDatabase } from '../leads/database/database.ts';
import { runWords } from '../leads/leads.fixtures.ts';

const RULES = 'deploy/alerts.yaml';
const RULE_TESTS = 'deploy/alerts.test.yaml';

interface Rule {
  alert: string;
  labels: { severity: string };
}
interface RuleTest {
  alert_rule_test: { alertname: string; eval_time: string; exp_alerts: object[] }[];
}

const readRules = async (): Promise<Rule[]> => {
  const { groups } = parse(await readFile(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
};

const minutesOf = (time: string) => Number.parseInt(time, 10) * (time.endsWith('h') ? 60 : 1);

it('fires and clears as the tests of the rules expect', () => {
  expect(testAlertRules(RULE_TESTS)).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('has a test for each rule in which it fires and later clears', async () => {
  const { tests } = parse(await readFile(RULE_TESTS, 'utf8')) as { tests: RuleTest[] };
  const isTested = ({ alert }: Rule) =>
    tests.some(({ alert_rule_test: steps }) => {
      const times = (isFiring: boolean) =>
        steps
          .filter(({ alertname, exp_alerts }) => {
            return alertname === alert && exp_alerts.length > 0 === isFiring;
          })
          .map(({ eval_time }) => minutesOf(eval_time));
      return Math.max(...times(false)) > Math.min(...times(true));
    });
  const rules = await readRules();
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => !isTested(rule)).map(({ alert }) => alert)).toEqual([]);
});

/** The rows of the table of alerts, one for each alert. */
const readRunbook = async () => {
  const [, text = ''] = (await readFile('docs/observe.md', 'utf8')).split('## Alerts');
  return text
    .split('## Logs')[0]!
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .flatMap((line) => {
      // A separator inside of code is escaped.
      const [, alerts = '', severities = '', ...cells] = line.split(/(?<!\\)\|/);
      const names = Array.from(alerts.matchAll(/`(\w+)`/g), ([, name]) => name!);
      const levels = severities.trim().split(', ');
      const commands = Array.from(
        cells.join('|').matchAll(/`hearthline bin\/leads ([^`]+)`/g),
        ([, words]) => words!,
      );
      const [logged = ''] = /the log's (?:`[^`]+`(?: or )?)+/.exec(cells.join('|')) ?? [];
      return names.map((alert, index) => ({
        alert,
        severity: levels[index] ?? levels[0]!,
        commands,
        messages: Array.from(logged.matchAll(/`([^`]+)`/g), ([, message]) => message!),
      }));
    });
};

it('has a row with its severity in the runbook for each rule', async () => {
  const rows = (await readRunbook()).map(({ alert, severity }) => [alert, severity]);
  const rules = (await readRules()).map(({ alert, labels }) => [alert, labels.severity]);
  expect(rows.sort()).toEqual(rules.sort());
  expect([...new Set(rules.map(([, severity]) => severity))].sort()).toEqual(['page', 'ticket']);
});

it('names messages in the runbook that the site logs', async () => {
  const named = (await readRunbook()).flatMap(({ messages }) => messages);
  expect(named.length).toBeGreaterThan(5);
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src/server', file), 'utf8'));
  const isLogged = (message: string) => files.some((text) => text.includes(`'${message}`));
  expect(named.filter((message) => !isLogged(message))).toEqual([]);
});

it('has a runbook whose commands take the ids of the log, and end the alert', async () => {
  let isBroken = true;
  const webhook = await startTestUpstream((_request, response) =>
    response.writeHead(isBroken ? 404 : 204).end(),
  );
  const site = await startTestSite({
    METRICS_ADDRESS: '0',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: '0123456789abcdef',
  });
  const demo = callPath('requestDemo');
  expect((await site.post(demo, demoForm('ruth@example.com'))).status).toBe(200);
  for (const name of ['a', 'b']) {
    const answer = await site.post(demo, { ...demoForm(`${name}@example.com`), form_age_ms: 1 });
    expect(answer.status).toBe(200);
  }
  const givenUp = () => site.logLines().find(({ msg }) => /delivery given up/.test(String(msg)));
  const line = await until(givenUp, 'a delivery that is given up');
  const measure = async (name: string, labels: Record<string, string>) =>
    sumOf(await readMetrics(site.metricsUrl), name, labels);
  const quarantined = () => measure('site_quarantined_leads', { form: 'requestDemo' });
  const dead = () => measure('site_outbox_entries', { state: 'dead' });
  expect([await quarantined(), await dead()]).toEqual([2, 1]);

  const db = connectDatabase(site.databaseUrl);
  const run = (words: string) =>
    runWords({ db, now: new Date(), siteUrl: '', meetingUrlTemplate: '' }, words.split(' '));
  const runbook = new Map((await readRunbook()).map(({ alert, commands }) => [alert, commands]));
  for (const alert of ['LeadUndelivered', 'DeadLetters']) {
    for (const command of runbook.get(alert)!) {
      if (command === 'retry') isBroken = false;
      const printed = await run(command.replace('ID', String(line.outbox)));
      if (command !== 'retry') expect(printed).toContain('ruth@example.com');
      else expect(printed).toContain('Retrying 1 delivery');
    }
  }
  await until(async () => (await dead()) === 0, 'the end of DeadLetters');

  const [list, release, discard] = runbook.get('QuarantinedLeads')!;
  const ids = Array.from((await run(list!)).matchAll(/\b[A-Z]+D-\w{6}\b/g), ([id]) => id);
  expect(ids).toHaveLength(2);
  expect(await run(release!.replace('ID', ids[0]!))).toBe('Released.\n');
  expect(await quarantined()).toBe(1);
  expect(await run(discard!.replace('ID', ids[1]!))).toBe('Discarded.\n');
  expect(await quarantined()).toBe(0);
  await db.destroy();
});
