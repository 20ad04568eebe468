import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillText } from '../../../lib/fillText.ts';
import { guestStrings } from '../../../strings/deskGuests.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import { leadsAsCsv } from '../../leads/views/leadsAsCsv.ts';
import {
  countSeats,
  listGuests,
  matchGuests,
  seatedGuests,
  sessionCutoff,
  type Guest,
} from '../../leads/views/guests.ts';
import {
  messageGuests,
  testGuestMessage,
  type IdentifiedText,
} from '../../leads/submissions/messageGuests.ts';
import { dayKey } from '../deskTimes.ts';
import type { Desk } from '../deskTools.ts';
import { readPageNumber } from '../leads/leadFilter.ts';
import { Missing } from '../parts.tsx';
import { formOf, queryOf } from '../requests.ts';
import { logView } from '../accessLog.ts';
import { viewContext } from '../viewContexts.ts';
import { EventListPage } from './eventListPage.tsx';
import { EventPage, GUEST_STATES, GUESTS_PER_PAGE, pageOf } from './eventPage.tsx';
import {
  problemsIn,
  RECEIVERS,
  receiversOf,
  WriteForm,
  WriteQuestion,
  type Problems,
  type Typed,
} from './writeForm.tsx';
import { EVENTS_PATH, eventAddress } from '../deskAddresses.ts';

const { write } = guestStrings;

type EventRequest = FastifyRequest<{ Params: { slug: string } }>;

/** The next events first, then the last ones. */
const inOrder = (events: readonly RegistrationEvent[]): RegistrationEvent[] => {
  const byStart = events.toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
  return [
    ...byStart.filter(({ isPast }) => !isPast),
    ...byStart.filter(({ isPast }) => isPast).reverse(),
  ];
};

const byName = ({ lead: one }: Guest, { lead: other }: Guest): number =>
  `${one.data.last_name} ${one.data.first_name}`.localeCompare(
    `${other.data.last_name} ${other.data.first_name}`,
    'en',
  );

const sentCount = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) ? Number(text) : undefined;

const greetingOf = ({ content }: Desk, { lead }: Guest): string | undefined => {
  const greeting = content.texts().emails?.greeting;
  return greeting && fillText(greeting, { first_name: lead.data.first_name });
};

const findEvent = (
  { content }: Desk,
  { params: { slug } }: EventRequest,
): RegistrationEvent | undefined => {
  const found = content.events.find(slug);
  return 'id' in found ? found : undefined;
};

const sendUnknownEvent = ({ sendPage }: Desk, reply: FastifyReply) =>
  sendPage(reply, {
    title: guestStrings.title,
    current: 'guests',
    content: (
      <Missing title={guestStrings.unknown} back={{ href: EVENTS_PATH, text: guestStrings.back }} />
    ),
    status: 404,
  });

interface EventWithGuests {
  event: RegistrationEvent;
  guests: readonly Guest[];
}

interface EventPageState {
  typed?: Typed;
  problems?: Problems;
  done?: string | undefined;
}

const hasAny = (problems: Problems): boolean => Object.keys(problems).length > 0;

const showEvent = async (
  desk: Desk,
  reply: FastifyReply,
  { event, guests }: EventWithGuests,
  { typed, problems = {}, done }: EventPageState,
) => {
  const { clock, config, ownAddressOf, sendPage, siteFile } = desk;
  const { request } = reply;
  const query = queryOf(request);
  const search = query('q');
  const guestFilter = GUEST_STATES.find((each) => each === query('status'));
  const matching = matchGuests(guests, search)
    .filter((guest) => guestFilter === undefined || guest.state === guestFilter)
    .sort(byName);
  const page = readPageNumber(query('page'), matching.length, GUESTS_PER_PAGE);
  logView(
    desk,
    request,
    pageOf(matching, page).map(({ lead }) => lead.id),
  );
  const writeForm = (
    <WriteForm
      address={eventAddress(event)}
      seated={seatedGuests(guests)}
      sender={config.mailFrom ?? siteFile.emails.sender}
      hasTest={ownAddressOf(request) !== ''}
      typed={typed}
      problems={problems}
    />
  );
  return sendPage(reply, {
    title: event.title,
    current: 'guests',
    content: (
      <EventPage
        event={event}
        guests={guests}
        matching={matching}
        search={search}
        guestFilter={guestFilter}
        page={page}
        writeForm={writeForm}
        done={done}
        clock={clock()}
      />
    ),
    status: hasAny(problems) ? 422 : 200,
  });
};

const writtenText = (request: FastifyRequest): Typed => {
  const field = formOf(request);
  return {
    to: RECEIVERS.find((each) => each === field('to')) ?? 'seated',
    subject: field('subject').replace(/\s+/g, ' '),
    text: field('text').replace(/\r\n?/g, '\n'),
  };
};

const sendTest = async (desk: Desk, reply: FastifyReply, opened: EventWithGuests, typed: Typed) => {
  const { leadService, ownAddressOf } = desk;
  const own = ownAddressOf(reply.request);
  if (own !== '') await testGuestMessage(leadService.getContext(), own, opened.event, typed);
  leadService.wakeDeliveries();
  return showEvent(desk, reply, opened, { typed, done: write.testAddress(own) });
};

const sendToGuests = async (
  { actorOf, leadService, log }: Desk,
  reply: FastifyReply,
  { event, guests }: EventWithGuests,
  text: IdentifiedText,
) => {
  const registrations = guests.map(({ lead }) => lead);
  await messageGuests(leadService.getContext(), registrations, event, text);
  const { actor: person } = actorOf(reply.request);
  log.info({ person, event: event.slug, guests: guests.length }, 'guests written to');
  leadService.wakeDeliveries();
  return reply.redirect(`${eventAddress(event)}?sent=${guests.length}`, 303);
};

/**
 * Asks before a text is sent to the guests, of whom there is at least one: `problemsIn` refuses a text without receivers. The
 * form of the question sends the text again, with the id of the message.
 */
const askToSend = (
  desk: Desk,
  reply: FastifyReply,
  { event, guests }: EventWithGuests,
  typed: Typed,
) => {
  const question = (
    <WriteQuestion
      typed={typed}
      title={event.title}
      address={eventAddress(event)}
      count={guests.length}
      messageId={randomUUID()}
      greeting={greetingOf(desk, guests[0]!)}
    />
  );
  return desk.sendPage(reply, { title: event.title, current: 'guests', content: question });
};

const MESSAGE_ID = /^[\w-]{36}$/;

/**
 * What a button of the form for a text to guests does. A text is sent in two steps: `look` of the form leads to the question,
 * whose own `send` comes with the id of the message. A question that is answered twice sends one message.
 */
const actOnText = async (desk: Desk, reply: FastifyReply, opened: EventWithGuests) => {
  const field = formOf(reply.request);
  const typed = writtenText(reply.request);
  const receivers = receiversOf(seatedGuests(opened.guests), typed.to);
  const problems = problemsIn(typed, receivers);
  const { to: _, ...problemsOfText } = problems;
  const refuse = (found: Problems) => showEvent(desk, reply, opened, { typed, problems: found });
  const addressed = { event: opened.event, guests: receivers };

  switch (field('action')) {
    case 'back':
      return showEvent(desk, reply, opened, { typed });
    case 'test':
      // A test needs no receivers.
      if (hasAny(problemsOfText)) return refuse(problemsOfText);
      return sendTest(desk, reply, opened, typed);
    case 'send': {
      const messageId = field('messageId');
      if (hasAny(problems)) return refuse(problems);
      // Only the question has the id of the message.
      if (!MESSAGE_ID.test(messageId)) return askToSend(desk, reply, addressed, typed);
      return sendToGuests(desk, reply, addressed, { ...typed, messageId });
    }
    case 'look':
    default:
      if (hasAny(problems)) return refuse(problems);
      return askToSend(desk, reply, addressed, typed);
  }
};

const registerEventList = (scope: FastifyInstance, desk: Desk): void => {
  const { clock, content, db, sendPage } = desk;

  scope.get(EVENTS_PATH, async (_request, reply) => {
    const events = inOrder(content.events.all());
    const seats = await countSeats(db, events, new Date());
    const listed = events.map((event) => ({ event, seats: seats.get(event.id)! }));
    return sendPage(reply, {
      title: guestStrings.title,
      current: 'guests',
      content: <EventListPage events={listed} clock={clock()} />,
    });
  });
};

const registerEvent = (scope: FastifyInstance, desk: Desk): void => {
  const { clock, db } = desk;

  scope.get(`${EVENTS_PATH}/:slug`, async (request: EventRequest, reply) => {
    const event = findEvent(desk, request);
    if (!event) return sendUnknownEvent(desk, reply);
    const sent = sentCount(queryOf(request)('sent'));
    const done = sent === undefined ? undefined : write.sent(sent);
    const guests = await listGuests(db, event, new Date());
    return showEvent(desk, reply, { event, guests }, { done });
  });

  scope.get(`${EVENTS_PATH}/:slug/export`, (request: EventRequest, reply) => {
    const event = findEvent(desk, request);
    if (!event) return sendUnknownEvent(desk, reply);
    const ctx = viewContext(desk);
    const onRead = (receipts: readonly string[]) => logView(desk, request, receipts);
    const query = { event: event.id, endsAfter: sessionCutoff(event, ctx.now) };
    const day = dayKey(ctx.now.getTime(), clock());
    const name = guestStrings.fileName(event.slug.replace(/[^\w-]/g, ''), day);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(leadsAsCsv(ctx, query, onRead)));
  });

  scope.post(`${EVENTS_PATH}/:slug/write`, async (request: EventRequest, reply) => {
    const event = findEvent(desk, request);
    if (!event) return sendUnknownEvent(desk, reply);
    const guests = await listGuests(db, event, new Date());
    return actOnText(desk, reply, { event, guests });
  });
};

/** The guests of each event, and a text to all of them. */
export const registerGuests = (scope: FastifyInstance, desk: Desk): void => {
  registerEventList(scope, desk);
  registerEvent(scope, desk);
};
