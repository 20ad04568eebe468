import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import { joinEventPage } from './JoinEventPage.tsx';
import { myRegistrationPage } from './MyRegistrationPage.tsx';
import { webinarsApi } from './webinarsApi.ts';

type Prefetch = NonNullable<SiteRoute['prefetch']>;

const { getEventJoin, getMyRegistration } = webinarsApi.endpoints;

const prefetchRegistration: Prefetch = async (startQuery, { params: { token = '' } }) => ({
  main: [startQuery(getMyRegistration, token)],
});

const prefetchJoin: Prefetch = async (startQuery, { params: { token = '' } }) => ({
  main: [startQuery(getEventJoin, token)],
});

/** The pages of a guest's private links. */
export const guestPages = {
  myRegistration: { page: myRegistrationPage, prefetch: prefetchRegistration },
  joinEvent: { page: joinEventPage, prefetch: prefetchJoin },
};
