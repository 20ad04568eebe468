import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadStrings } from '../../../strings/deskLeads.ts';
import { traceLead } from '../../leads/views/leadTrace.ts';
import { retryGivenUp } from '../../leads/deliveries/retryGivenUp.ts';
import { forgetAddress, previewForget } from '../../leads/forgetAddress.ts';
import { discardLead, releaseLead } from '../../leads/quarantine.ts';
import { leadsAsCsv, receiptsOf } from '../../leads/views/leadsAsCsv.ts';
import {
  countLeadStates,
  findListedLead,
  LEADS_PER_PAGE,
  listLeadPage,
} from '../../leads/views/leadList.ts';
import { dayKey } from '../deskTimes.ts';
import type { Desk } from '../deskTools.ts';
import { Missing } from '../parts.tsx';
import { queryOf } from '../requests.ts';
import { logView } from '../accessLog.ts';
import { listContext, viewContext } from '../viewContexts.ts';
import { readFilter, readPageNumber } from './leadFilter.ts';
import { LeadListPage, totalOf } from './leadListPage.tsx';
import { LeadPage, LeadQuestion } from './leadPage.tsx';
import { nameOf } from './leadWords.tsx';
import { LEADS_PATH, leadAddress } from '../deskAddresses.ts';

type ReceiptRequest = FastifyRequest<{ Params: { receipt: string } }>;

type Done = keyof typeof leadStrings.done;

const doneOf = (request: FastifyRequest): string | undefined => {
  const name = queryOf(request)('done');
  return Object.hasOwn(leadStrings.done, name) ? leadStrings.done[name as Done] : undefined;
};

const sendUnknownLead = ({ sendPage }: Desk, reply: FastifyReply) =>
  sendPage(reply, {
    title: leadStrings.title,
    current: 'leads',
    content: (
      <Missing title={leadStrings.unknown} back={{ href: LEADS_PATH, text: leadStrings.title }} />
    ),
    status: 404,
  });

const findLead = (desk: Desk, { params }: ReceiptRequest) =>
  findListedLead(listContext(desk), params.receipt.toUpperCase());

const noteAction = (
  { actorOf, log }: Desk,
  request: FastifyRequest,
  receipt: string,
  action: string,
) => log.info({ person: actorOf(request).actor, receipt, action }, 'lead changed at the desk');

const done = (reply: FastifyReply, address: string, name: Done) =>
  reply.redirect(`${address}?done=${name}`, 303);

const registerLeadList = (scope: FastifyInstance, desk: Desk): void => {
  const { clock, content, sendPage } = desk;

  scope.get(LEADS_PATH, async (request, reply) => {
    const query = queryOf(request);
    const filter = readFilter(query);
    const ctx = listContext(desk);
    const counts = await countLeadStates(ctx, filter);
    const page = readPageNumber(query('page'), totalOf(counts, filter), LEADS_PER_PAGE);
    const leads = await listLeadPage(ctx, filter, page);
    logView(desk, request, receiptsOf(leads));
    const events = content.events.all().map(({ id, title }) => ({ id, title }));
    const list = (
      <LeadListPage
        filter={filter}
        page={page}
        leads={leads}
        counts={counts}
        events={events}
        clock={clock()}
        done={doneOf(request)}
      />
    );
    return sendPage(reply, { title: leadStrings.title, current: 'leads', content: list });
  });

  scope.get(`${LEADS_PATH}/export`, (request, reply) => {
    const filter = readFilter(queryOf(request));
    const deskClock = clock();
    const onRead = (receipts: readonly string[]) => logView(desk, request, receipts);
    const csv = leadsAsCsv({ ...viewContext(desk), now: deskClock.now }, filter, onRead);
    const name = leadStrings.fileName(dayKey(deskClock.now.getTime(), deskClock));
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csv));
  });
};

/** One lead, and the questions before something is done with it. */
const registerLeadPages = (scope: FastifyInstance, desk: Desk): void => {
  const { actorOf, clock, db, sendPage } = desk;

  scope.get(`${LEADS_PATH}/:receipt`, async (request: ReceiptRequest, reply) => {
    const known = await findLead(desk, request);
    if (!known) return sendUnknownLead(desk, reply);
    const { found, others } = known;
    const { lead } = found;
    const ctx = viewContext(desk);
    const [trace, preview] = await Promise.all([
      traceLead(ctx, lead),
      previewForget(db, lead.email, ctx.now),
    ]);
    logView(desk, request, [lead.id]);
    const page = (
      <LeadPage
        listed={found}
        others={others}
        trace={trace}
        preview={preview}
        links={ctx}
        clock={clock()}
        viewer={actorOf(request).actor}
        done={doneOf(request)}
      />
    );
    return sendPage(reply, { title: nameOf(lead), current: 'leads', content: page });
  });

  for (const action of ['discard', 'delete'] as const)
    scope.get(`${LEADS_PATH}/:receipt/${action}`, async (request: ReceiptRequest, reply) => {
      const known = await findLead(desk, request);
      if (!known) return sendUnknownLead(desk, reply);
      const { lead } = known.found;
      const preview = await previewForget(db, lead.email, new Date());
      logView(desk, request, [lead.id]);
      const question = <LeadQuestion lead={lead} action={action} preview={preview} />;
      return sendPage(reply, { title: nameOf(lead), current: 'leads', content: question });
    });
};

const registerLeadActions = (scope: FastifyInstance, desk: Desk): void => {
  const { db, leadService } = desk;

  scope.post(`${LEADS_PATH}/:receipt/release`, async (request: ReceiptRequest, reply) => {
    const known = await findLead(desk, request);
    if (!known) return sendUnknownLead(desk, reply);
    const { id } = known.found.lead;
    const released = await releaseLead(leadService.getContext(), id);
    if (!released) return done(reply, leadAddress(id), 'gone');
    noteAction(desk, request, id, 'release');
    leadService.wakeDeliveries();
    return done(reply, leadAddress(id), released.whyUntold ?? 'released');
  });

  scope.post(`${LEADS_PATH}/:receipt/retry`, async (request: ReceiptRequest, reply) => {
    const known = await findLead(desk, request);
    if (!known) return sendUnknownLead(desk, reply);
    const { id } = known.found.lead;
    await retryGivenUp(db, new Date(), id);
    noteAction(desk, request, id, 'retry');
    leadService.wakeDeliveries();
    return done(reply, leadAddress(id), 'retried');
  });

  scope.post(`${LEADS_PATH}/:receipt/discard`, async (request: ReceiptRequest, reply) => {
    const known = await findLead(desk, request);
    if (!known) return sendUnknownLead(desk, reply);
    const { id } = known.found.lead;
    if (!(await discardLead(db, id))) return done(reply, leadAddress(id), 'gone');
    noteAction(desk, request, id, 'discard');
    return done(reply, LEADS_PATH, 'discarded');
  });

  scope.post(`${LEADS_PATH}/:receipt/delete`, async (request: ReceiptRequest, reply) => {
    const known = await findLead(desk, request);
    if (!known) return sendUnknownLead(desk, reply);
    const { lead } = known.found;
    const receipts = [lead, ...known.others.map((other) => other.lead)].map(({ id }) => id);
    await forgetAddress(db, lead.email);
    for (const receipt of receipts) noteAction(desk, request, receipt, 'delete');
    return done(reply, LEADS_PATH, 'deleted');
  });
};

export const registerLeads = (scope: FastifyInstance, desk: Desk): void => {
  registerLeadList(scope, desk);
  registerLeadPages(scope, desk);
  registerLeadActions(scope, desk);
};
