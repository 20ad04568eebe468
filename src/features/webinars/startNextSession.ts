import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import type { QueryOutcome, RouteSite, StartQuery } from '../../shared/routing/siteRoute.ts';
import { webinarsApi } from './webinarsApi.ts';

/** Starts the query for the next session, which the page of a past event names. */
export const startNextSession = async (
  startQuery: StartQuery,
  query: Promise<QueryOutcome<WebinarEvent>>,
  { eventZone }: RouteSite,
): Promise<QueryOutcome> => {
  const { data: event } = await query;
  const span = event && eventZone && eventSpan(event, eventZone.id);
  const isShown = event?.recording === undefined && span && span.end <= Date.now();
  return isShown ? startQuery(webinarsApi.endpoints.getEventsPage, FIRST_PAGE) : {};
};
