import { RotateCw } from 'lucide-react';
import type { FastifyInstance } from 'fastify';
import { leadStrings } from '../../../strings/deskLeads.ts';
import { statusStrings } from '../../../strings/deskOverview.ts';
import { ProblemList } from '../editor/notices.tsx';
import { retryGivenUp } from '../../leads/deliveries/retryGivenUp.ts';
import { listFailing, type FailingDelivery } from '../../leads/views/overview.ts';
import { mayOpen } from '../access.ts';
import { lately, spokenDay, timeText, type DeskClock } from '../deskTimes.ts';
import type { Desk } from '../deskTools.ts';
import { Banner, Empty, PageHead, Primary } from '../parts.tsx';
import { queryOf } from '../requests.ts';
import { CONTENT_PATH, LEADS_PATH, STATUS_PATH, leadAddress } from '../deskAddresses.ts';

const { columns } = statusStrings;

const DeliveryLine = ({ delivery, clock }: { delivery: FailingDelivery; clock: DeskClock }) => {
  const { kind, lead_id, status, last_error, created_at, attempts, next_attempt_at } = delivery;
  const isDead = status === 'dead';
  return (
    <tr>
      <td>
        <b>{leadStrings.deliveries[kind]}</b>
        <span className="under">
          {[
            // Trying again starts the count anew.
            attempts > 0 && leadStrings.tries(attempts),
            !isDead &&
              statusStrings.nextTry(
                spokenDay(next_attempt_at, clock),
                timeText(next_attempt_at, clock),
              ),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </td>
      <td className="row-2">
        {lead_id && (
          <a className="link" href={leadAddress(lead_id)}>
            {lead_id}
          </a>
        )}
      </td>
      <td className="wide soft small">{last_error}</td>
      <td className="end">
        <span className={isDead ? 'chip bad' : 'chip warm'}>
          {isDead ? statusStrings.givenUp : statusStrings.retrying}
        </span>
      </td>
      <td className="wide number soft small whole">{lately(created_at, clock)}</td>
    </tr>
  );
};

interface DeliveriesProps {
  deliveries: readonly FailingDelivery[];
  clock: DeskClock;
}

const Deliveries = ({ deliveries, clock }: DeliveriesProps) => (
  <section>
    <div className="page-head">
      <h2 className="heading">{statusStrings.deliveries}</h2>
      {deliveries.some(({ status }) => status === 'dead') && (
        <form method="post" action={`${STATUS_PATH}/retry`}>
          <Primary icon={RotateCw}>{statusStrings.retryAll}</Primary>
        </form>
      )}
    </div>
    {deliveries.length === 0 && (
      <Empty title={statusStrings.allDelivered} isLit>
        <p>{statusStrings.allDeliveredText}</p>
      </Empty>
    )}
    {deliveries.length > 0 && (
      <table className="table folds">
        <caption className="unseen">{statusStrings.caption}</caption>
        <thead>
          <tr>
            <th>{columns.what}</th>
            <th>{columns.lead}</th>
            <th>{columns.reason}</th>
            <th>{columns.state}</th>
            <th className="number">{columns.since}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} clock={clock} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const LISTED_PROBLEMS = 200;

/** Failed deliveries and the problems of the content, of which a role sees what it may. */
export const registerStatus = (scope: FastifyInstance, desk: Desk): void => {
  const { build, clock, content, db, leadService, log, actorOf, roleOf, sendPage } = desk;

  scope.get(STATUS_PATH, async (request, reply) => {
    const role = roleOf(request);
    const deliveries = mayOpen(role, LEADS_PATH) ? await listFailing(db) : undefined;
    const problems = mayOpen(role, CONTENT_PATH) ? content.problems() : undefined;
    const page = (
      <>
        <PageHead title={statusStrings.title}>{statusStrings.intro}</PageHead>
        {queryOf(request)('done') === 'retried' && (
          <Banner tone="good" title={statusStrings.retried} />
        )}
        <div className="stack">
          {deliveries && <Deliveries deliveries={deliveries} clock={clock()} />}
          {problems && (
            <section className="broken">
              <h2 className="heading">{statusStrings.problems}</h2>
              {problems.length === 0 && (
                <Empty title={statusStrings.noProblems} isLit>
                  <p>{statusStrings.noProblemsText}</p>
                </Empty>
              )}
              <ProblemList problems={problems.slice(0, LISTED_PROBLEMS)} />
            </section>
          )}
          {build && <p className="quiet small">{statusStrings.build(build)}</p>}
        </div>
      </>
    );
    return sendPage(reply, { title: statusStrings.title, content: page });
  });

  scope.post(`${STATUS_PATH}/retry`, async (request, reply) => {
    const count = await retryGivenUp(db, new Date());
    log.info(
      { person: actorOf(request).actor, count, action: 'retry' },
      'deliveries retried at the desk',
    );
    leadService.wakeDeliveries();
    return reply.redirect(`${STATUS_PATH}?done=retried`, 303);
  });
};
