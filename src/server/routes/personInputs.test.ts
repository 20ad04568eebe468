import { demoRequest } from '../../contract/forms.fixtures.ts';
import { PERSON_INPUTS, type PersonInput } from '../../contract/personInputs.fixtures.ts';
import {
  startTestSite,
  textOf,
  type TestAnswer,
  type TestSite,
} from '../../testing/server/testSite.ts';
import { connectDatabase } from '../leads/database/database.ts';

const DEMO = '/api/request-demo';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ POST_LIMIT_PER_MINUTE: '0' });
});

/** A row of the inputs gets a day of its own, by which its lead is found. */
const dayOf = (row: number, year: number) => new Date(Date.UTC(year, 0, 1 + row, 15)).toISOString();

const storedPersons = async (year: number) => {
  const db = connectDatabase(site.databaseUrl);
  const leads = await db.selectFrom('leads').select('data').execute();
  await db.destroy();
  const demos = leads.map(({ data }) => JSON.parse(data) as Record<string, string>);
  return new Map(
    demos
      .filter(({ preferred_datetime = '' }) => preferred_datetime.startsWith(String(year)))
      .map(({ first_name, last_name, phone, email, preferred_datetime = '' }) => [
        preferred_datetime.slice(0, 10),
        { first_name, last_name, phone, email },
      ]),
  );
};

/** What comes of each input when it is sent in a way. */
const sendAll = async (
  year: number,
  send: (person: PersonInput, moment: string) => Promise<TestAnswer>,
  errorsOf: (answer: TestAnswer, person: PersonInput) => object,
) => {
  const outcomes = [];
  for (const [row, person] of PERSON_INPUTS.entries()) {
    const { typed } = person;
    const answer = await send(person, dayOf(row, year));
    outcomes.push(answer.status === 422 ? { typed, errors: errorsOf(answer, person) } : { typed });
  }
  const stored = await storedPersons(year);
  return outcomes.map((outcome, row) => {
    const lead = stored.get(dayOf(row, year).slice(0, 10));
    return lead ? { ...outcome, stored: lead } : outcome;
  });
};

it('reads and refuses names, phones and emails in the API', async () => {
  const outcomes = await sendAll(
    2097,
    ({ typed }, preferred_datetime) =>
      site.post(DEMO, { ...demoRequest, ...typed, preferred_datetime }),
    (answer) => answer.json<{ fields: object }>().fields,
  );
  expect(outcomes).toEqual(PERSON_INPUTS);
});

it('reads and refuses names, phones and emails in a form without scripts', async () => {
  const { preferred_datetime: _, ...request } = demoRequest;
  const outcomes = await sendAll(
    2098,
    ({ typed }, moment) =>
      site.sendForm(DEMO, {
        ...request,
        ...typed,
        preferred_date: moment.slice(0, 10),
        preferred_time: '10:00',
      }),
    ({ text }, { errors = {} }) =>
      Object.fromEntries(
        Object.entries(errors).filter(([, message]) => textOf(text).includes(` ${message} `)),
      ),
  );
  expect(outcomes).toEqual(PERSON_INPUTS);
});
