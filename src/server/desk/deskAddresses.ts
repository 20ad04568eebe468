export const DESK_PATH = '/admin';
export const CONTENT_PATH = `${DESK_PATH}/content`;
export const LEADS_PATH = `${DESK_PATH}/leads`;
export const EVENTS_PATH = `${DESK_PATH}/events`;
export const NEWSLETTER_PATH = `${DESK_PATH}/newsletter`;
export const PEOPLE_PATH = `${DESK_PATH}/people`;
export const STATUS_PATH = `${DESK_PATH}/status`;
export const SIGN_IN_PATH = `${DESK_PATH}/sign-in`;
export const SIGN_OUT_PATH = `${DESK_PATH}/sign-out`;

/** Of a lead's page. */
export const leadAddress = (receipt: string): string =>
  `${LEADS_PATH}/${encodeURIComponent(receipt)}`;

/** Of the page of an event's guests. */
export const eventAddress = ({ slug }: { slug: string }): string =>
  `${EVENTS_PATH}/${encodeURIComponent(slug)}`;

/** Of an issue's page. */
export const issueAddress = (id: string): string => `${NEWSLETTER_PATH}/${encodeURIComponent(id)}`;
