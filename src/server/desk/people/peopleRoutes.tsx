import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskStrings, peopleStrings } from '../../../strings/desk.ts';
import {
  addPerson,
  findPerson,
  isRole,
  lastChanges,
  listPeople,
  readAddress,
  removePerson,
  signOutPerson,
  type PeopleOutcome,
} from '../../people/people.ts';
import type { Desk } from '../deskTools.ts';
import { Missing } from '../parts.tsx';
import { formOf, queryOf } from '../requests.ts';
import {
  PEOPLE_ACTIONS,
  PeoplePage,
  PeopleQuestion,
  questionAddress,
  type NewPerson,
  type PeopleAction,
} from './peoplePage.tsx';
import { PEOPLE_PATH } from '../deskAddresses.ts';

const { done: doneTexts } = peopleStrings;

type Done = keyof typeof doneTexts;

const doneOf = (request: FastifyRequest): string | undefined => {
  const name = queryOf(request)('done');
  return Object.hasOwn(doneTexts, name) ? doneTexts[name as Done] : undefined;
};

const DONE_AFTER = {
  role: 'role',
  'sign-out': 'signed-out',
  remove: 'removed',
} as const satisfies Record<PeopleAction, Done>;

const sendList = async (desk: Desk, reply: FastifyReply, typed?: NewPerson) => {
  const { clock, config, db, editor, ownAddressOf, sendPage, siteFile } = desk;
  const { request } = reply;
  const [people, changes] = await Promise.all([listPeople(db), lastChanges(db)]);
  const sales = {
    address: config.salesEmail ?? siteFile.emails.sales,
    isFromSettings: config.salesEmail !== undefined,
    canEditCompany: editor !== undefined,
  };
  const content = (
    <PeoplePage
      people={people}
      changes={changes}
      sales={sales}
      clock={clock()}
      ownAddress={ownAddressOf(request)}
      done={typed ? undefined : doneOf(request)}
      {...(typed && { typed })}
    />
  );
  const status = typed ? 422 : 200;
  return sendPage(reply, { title: peopleStrings.title, current: 'people', content, status });
};

/** All people of the desk, and a new one. */
const registerList = (scope: FastifyInstance, desk: Desk): void => {
  const { actorOf, db, leadService, ownAddressOf } = desk;

  scope.get(PEOPLE_PATH, (_request, reply) => sendList(desk, reply));

  scope.post(PEOPLE_PATH, async (request, reply) => {
    const field = formOf(request);
    const typed = { address: field('address'), role: field('role') };
    const address = readAddress(typed.address);
    if (address === undefined)
      return sendList(desk, reply, { ...typed, problems: { address: peopleStrings.notAnAddress } });
    if (!isRole(typed.role))
      return sendList(desk, reply, { ...typed, problems: { role: peopleStrings.chooseRole } });
    // Nobody locks themselves out without a question.
    if (address === ownAddressOf(request))
      return reply.redirect(questionAddress('role', address), 303);
    const known = await findPerson(db, address);
    const outcome = await addPerson(db, { address, role: typed.role }, actorOf(request));
    if (outcome === 'unchanged')
      return sendList(desk, reply, { ...typed, problems: { address: peopleStrings.known } });
    if (outcome === 'last-owner')
      return sendList(desk, reply, { ...typed, problems: { address: peopleStrings.lastOwner } });
    leadService.wakeDeliveries();
    return reply.redirect(`${PEOPLE_PATH}?done=${known ? 'role' : 'added'}`, 303);
  });
};

interface Asked {
  action: string;
  address: string;
  problem?: string;
  chosen?: string;
}

const ask = async (
  { db, ownAddressOf, sendPage }: Desk,
  reply: FastifyReply,
  { problem, chosen = '', ...asked }: Asked,
) => {
  const action = PEOPLE_ACTIONS.find((name) => name === asked.action);
  const person = await findPerson(db, asked.address);
  if (!action || !person)
    return sendPage(reply, {
      title: peopleStrings.title,
      current: 'people',
      content: (
        <Missing
          title={action ? peopleStrings.gone : deskStrings.missing}
          back={{ href: PEOPLE_PATH, text: peopleStrings.back }}
        />
      ),
      status: 404,
    });
  const isOwn = person.address === ownAddressOf(reply.request);
  const content = (
    <PeopleQuestion
      action={action}
      person={person}
      isOwn={isOwn}
      problem={problem}
      chosen={chosen}
    />
  );
  const title = peopleStrings.questions[action].title(person.address);
  return sendPage(reply, { title, current: 'people', content, status: problem ? 422 : 200 });
};

const change = async (
  { actorOf, db }: Desk,
  request: FastifyRequest,
  action: PeopleAction,
  address: string,
): Promise<PeopleOutcome | 'no-role'> => {
  const author = actorOf(request);
  if (action === 'remove') return removePerson(db, address, author);
  if (action === 'sign-out') return signOutPerson(db, address, author);
  const role = formOf(request)('role');
  if (!isRole(role)) return 'no-role';
  return (await findPerson(db, address)) ? addPerson(db, { address, role }, author) : 'unknown';
};

const PROBLEMS = {
  unchanged: peopleStrings.known,
  'last-owner': peopleStrings.lastOwner,
  'no-role': peopleStrings.chooseRole,
};

/** A change of one person, after a question. */
const registerChanges = (scope: FastifyInstance, desk: Desk): void => {
  scope.get(`${PEOPLE_PATH}/change`, (request, reply) => {
    const query = queryOf(request);
    return ask(desk, reply, { action: query('action'), address: query('address') });
  });

  scope.post(`${PEOPLE_PATH}/change`, async (request, reply) => {
    const field = formOf(request);
    const asked = { action: field('action'), address: field('address') };
    const action = PEOPLE_ACTIONS.find((name) => name === asked.action);
    if (!action) return ask(desk, reply, asked);
    const outcome = await change(desk, request, action, asked.address);
    if (outcome === 'unknown') return ask(desk, reply, asked);
    if (outcome !== 'done')
      return ask(desk, reply, { ...asked, chosen: field('role'), problem: PROBLEMS[outcome] });
    desk.leadService.wakeDeliveries();
    return reply.redirect(`${PEOPLE_PATH}?done=${DONE_AFTER[action]}`, 303);
  });
};

/** The page of owners about the people of the desk. */
export const registerPeople = (scope: FastifyInstance, desk: Desk): void => {
  registerList(scope, desk);
  registerChanges(scope, desk);
};
