import type { FastifyInstance } from 'fastify';
import { deskStrings } from '../../../strings/desk.ts';
import { placeholdersOf } from '../../content/load/loadSite.ts';
import { createDocumentList, type ListedDocument } from '../editor/documentList.ts';
import { countSeats } from '../../leads/views/guests.ts';
import { receiptsOf } from '../../leads/views/leadsAsCsv.ts';
import { listLeadPage } from '../../leads/views/leadList.ts';
import { countLastDays, countNeedingAttention } from '../../leads/views/overview.ts';
import { countReaders, listIssues } from '../../leads/newsletter/issues.ts';
import { mayOpen } from '../access.ts';
import type { Desk } from '../deskTools.ts';
import { logView } from '../accessLog.ts';
import { listContext } from '../viewContexts.ts';
import { OverviewPage, type OverviewProps } from './overviewPage.tsx';
import { WeekChart } from './weekChart.tsx';
import { CONTENT_PATH, DESK_PATH, LEADS_PATH, NEWSLETTER_PATH } from '../deskAddresses.ts';

const DAYS = 7;
const LAST_LEADS = 4;
const NEXT_EVENTS = 4;
const LISTED_DRAFTS = 6;

/** The page of `/admin`: what needs someone, and what is next. */
export const registerOverview = (scope: FastifyInstance, desk: Desk): void => {
  const { db, clock, content, editor, sendPage, roleOf, siteFile } = desk;
  const documentList = editor && createDocumentList(editor.storage, db);

  const readDrafts = async (): Promise<ListedDocument[] | undefined> => {
    if (!documentList) return undefined;
    const all = await documentList.all(siteFile.time_zone, placeholdersOf(siteFile));
    return all
      .filter(({ state }) => state !== 'live')
      .sort((one, other) => other.changedAt - one.changedAt)
      .slice(0, LISTED_DRAFTS);
  };

  const readEvents = async (): Promise<OverviewProps['events']> => {
    const next = content.events
      .all()
      .filter(({ isPast, isCanceled }) => !isPast && !isCanceled)
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      .slice(0, NEXT_EVENTS);
    const taken = await countSeats(db, next, new Date());
    return next.map((event) => ({ event, taken: taken.get(event.id)! }));
  };

  const readLeads = async (): Promise<OverviewProps['leads']> => {
    const ctx = listContext(desk);
    const [week, last] = await Promise.all([
      countLastDays(ctx, DAYS),
      listLeadPage(ctx, {}, 1, LAST_LEADS),
    ]);
    return { week, last };
  };

  const readNewsletter = async (): Promise<OverviewProps['newsletter']> => {
    const [readers, issues] = await Promise.all([countReaders(db), listIssues(db)]);
    const last = issues.find(({ status }) => status !== 'draft');
    return { readers, last, drafts: issues.filter(({ status }) => status === 'draft').length };
  };

  scope.get(DESK_PATH, async (request, reply) => {
    const role = roleOf(request);
    const seesLeads = mayOpen(role, LEADS_PATH);
    const seesContent = mayOpen(role, CONTENT_PATH);
    const [waiting, leads, events, drafts, newsletter] = await Promise.all([
      seesLeads ? countNeedingAttention(db) : undefined,
      seesLeads ? readLeads() : undefined,
      seesLeads ? readEvents() : undefined,
      seesContent ? readDrafts() : undefined,
      mayOpen(role, NEWSLETTER_PATH) ? readNewsletter() : undefined,
    ]);
    if (leads) logView(desk, request, receiptsOf(leads.last));
    const problems = seesContent ? content.problems() : undefined;
    const props = { clock: clock(), problems, drafts, waiting, leads, events, newsletter };
    const chart = leads && <WeekChart days={leads.week.days} clock={props.clock} />;
    return sendPage(reply, {
      title: deskStrings.places.overview,
      current: 'overview',
      content: <OverviewPage {...props} chart={chart} />,
    });
  });
};
