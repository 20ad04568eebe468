import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillText } from '../../../lib/fillText.ts';
import { guestStrings } from '../../../strings/deskGuests.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import { exportCsv } from '../../leads/views/exportLeads.ts';
import {
  countSeats,
  listGuests,
  matchGuests,
  seatedGuests,
  sessionStart,
  type Guest,
} from '../../leads/views/guests.ts';
import { messageGuests, testGuestMessage } from '../../leads/views/messageGuests.ts';
import { dayKey } from '../deskTimes.ts';
import type { Desk } from '../deskTools.ts';
import { readPageNumber } from '../leads/leadFilter.ts';
import { Missing } from '../parts.tsx';
import { formOf, queryOf } from '../requests.ts';
import { commandContext, noteView } from '../views.ts';
import { EventListPage } from './eventListPage.tsx';
import { eventAddress, EventPage, GUEST_STATES, pageOf } from './eventPage.tsx';
import {
  problemsIn,
  RECEIVERS,
  receiversOf,
  WriteForm,
  WriteQuestion,
  type Problems,
  type Typed,
} from './writeForm.tsx';

const { write } = guestStrings;

const PATH = '/admin/events';

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

/** The guests of each event, and a text to all of them. */
export const registerGuests = (scope: FastifyInstance, desk: Desk): void => {
  const { config, content, db, leadService, log, siteFile } = desk;
  const { actorOf, clock, ownAddressOf, sendPage } = desk;

  const greetingOf = ({ lead }: Guest): string | undefined => {
    const greeting = content.texts().emails?.greeting;
    return greeting && fillText(greeting, { first_name: lead.data.first_name });
  };

  scope.get(PATH, async (_request, reply) => {
    const events = inOrder(content.events.all());
    const seats = await countSeats(db, events, new Date());
    const listed = events.map((event) => ({ event, seats: seats.get(event.id)! }));
    return sendPage(reply, {
      title: guestStrings.title,
      current: 'guests',
      content: <EventListPage events={listed} clock={clock()} />,
    });
  });

  const findEvent = ({ params: { slug } }: EventRequest): RegistrationEvent | undefined => {
    const found = content.events.find(slug);
    return 'id' in found ? found : undefined;
  };

  const sendMissing = (reply: FastifyReply) =>
    sendPage(reply, {
      title: guestStrings.title,
      current: 'guests',
      content: (
        <Missing title={guestStrings.unknown} back={{ href: PATH, text: guestStrings.back }} />
      ),
      status: 404,
    });

  interface Shown {
    typed?: Typed;
    problems?: Problems;
    done?: string | undefined;
  }
  const show = async (
    reply: FastifyReply,
    event: RegistrationEvent,
    guests: readonly Guest[],
    { typed, problems = {}, done }: Shown = {},
  ) => {
    const { request } = reply;
    const query = queryOf(request);
    const search = query('q');
    const page = readPageNumber(query('page'));
    const state = GUEST_STATES.find((each) => each === query('status'));
    const matching = matchGuests(guests, search)
      .filter((guest) => state === undefined || guest.state === state)
      .sort(byName);
    noteView(
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
        {...{ typed, problems }}
      />
    );
    return sendPage(reply, {
      title: event.title,
      current: 'guests',
      content: (
        <EventPage
          {...{ event, guests, matching, search, state, page, writeForm, done }}
          clock={clock()}
        />
      ),
      status: Object.keys(problems).length > 0 ? 422 : 200,
    });
  };

  scope.get(`${PATH}/:slug`, async (request: EventRequest, reply) => {
    const event = findEvent(request);
    if (!event) return sendMissing(reply);
    const sent = sentCount(queryOf(request)('sent'));
    const done = sent === undefined ? undefined : write.sent(sent);
    return show(reply, event, await listGuests(db, event, new Date()), { done });
  });

  scope.get(`${PATH}/:slug/export`, (request: EventRequest, reply) => {
    const event = findEvent(request);
    if (!event) return sendMissing(reply);
    const ctx = commandContext(desk);
    const onRead = (receipts: readonly string[]) => noteView(desk, request, receipts);
    const query = { event: event.id, endsAfter: sessionStart(event, ctx.now) };
    const day = dayKey(ctx.now.getTime(), clock());
    const name = guestStrings.fileName(event.slug.replace(/[^\w-]/g, ''), day);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(exportCsv(ctx, query, onRead)));
  });

  scope.post(`${PATH}/:slug/write`, async (request: EventRequest, reply) => {
    const event = findEvent(request);
    if (!event) return sendMissing(reply);
    const field = formOf(request);
    const to = RECEIVERS.find((each) => each === field('to')) ?? 'seated';
    const text = field('text').replace(/\r\n?/g, '\n');
    const typed: Typed = { to, subject: field('subject').replace(/\s+/g, ' '), text };
    const guests = await listGuests(db, event, new Date());
    const receivers = receiversOf(seatedGuests(guests), to);
    const problems = problemsIn(typed, receivers);
    const action = field('action');
    // A test needs no guests.
    if (action === 'test') delete problems.to;
    if (action === 'back' || Object.keys(problems).length > 0)
      return show(reply, event, guests, { typed, problems: action === 'back' ? {} : problems });
    const ctx = leadService.getContext();
    if (action === 'test') {
      const own = ownAddressOf(request);
      if (own !== '') await testGuestMessage(ctx, own, event, typed);
      leadService.wake();
      return show(reply, event, guests, { typed, done: write.testAddress(own) });
    }
    if (action === 'send') {
      const messageId = field('messageId');
      if (/^[\w-]{36}$/.test(messageId)) {
        await messageGuests(ctx, receivers, event, typed, messageId);
        const { actor: person } = actorOf(request);
        log.info({ person, event: event.slug, guests: receivers.length }, 'guests written to');
        leadService.wake();
        return reply.redirect(`${eventAddress(event)}?sent=${receivers.length}`, 303);
      }
    }
    const question = (
      <WriteQuestion
        {...{ typed, title: event.title, address: eventAddress(event) }}
        count={receivers.length}
        messageId={randomUUID()}
        greeting={greetingOf(receivers[0]!)}
      />
    );
    return sendPage(reply, { title: event.title, current: 'guests', content: question });
  });
};
