import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import { joinEventPage } from './JoinEventPage.tsx';
import { myRegistrationPage } from './MyRegistrationPage.tsx';
import { webinarsApi } from './webinarsApi.ts';

type StartQueries = NonNullable<SiteRoute['startQueries']>;

const { getEventJoin, getMyRegistration } = webinarsApi.endpoints;

const startRegistration: StartQueries = async (startQuery, { params: { token = '' } }) => ({
  main: [startQuery(getMyRegistration, token)],
});

const startJoin: StartQueries = async (startQuery, { params: { token = '' } }) => ({
  main: [startQuery(getEventJoin, token)],
});

/** The pages of a guest's private links. */
export const guestPages = {
  myRegistration: { page: myRegistrationPage, startQueries: startRegistration },
  joinEvent: { page: joinEventPage, startQueries: startJoin },
};
