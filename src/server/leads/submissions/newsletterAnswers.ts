import type { ApiError, NewsletterLink } from '../../../contract/entities.ts';
import { NEWSLETTER_ANSWERS } from '../../../contract/newsletter.ts';
import { networkText, secondsLeftToday } from './dailyCounts.ts';
import type { FormAnswer } from './formAnswers.ts';
import type { LeadStore } from './leadStore.ts';
import type { NewsletterLinkName, Submissions } from './submissions.ts';

/** The answer while the mailbox has reached its daily cap of mails. */
const tooMany = (waitSeconds: number): FormAnswer<never> => ({
  status: 429,
  message: 'There were too many requests today. Please try again tomorrow, or call us.',
  headers: { 'retry-after': String(waitSeconds) },
});

/** What the page of a newsletter's link sends. */
export interface FollowedLink {
  token: string;
  /** Whether a new mail is asked for instead of what the link is for. */
  isForNewMail?: boolean;
  ip?: string | undefined;
}

const UNKNOWN: ApiError = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };

type Work = (submissions: Submissions) => Promise<NewsletterLink | null | 'too many'>;

const answerLink = async (store: LeadStore, work: Work): Promise<FormAnswer<NewsletterLink>> => {
  const answer = await store.answer(undefined, async (submissions) => {
    const link = await work(submissions);
    if (link === 'too many') return tooMany(secondsLeftToday(new Date()));
    return link ? { status: 200, message: '', payload: link } : UNKNOWN;
  });
  // Only a request with a key has an answer that is no answer.
  return answer as FormAnswer<NewsletterLink>;
};

/** What a link finds; reading it changes nothing. */
export const newsletterLinkAnswer = (
  store: LeadStore,
  link: NewsletterLinkName,
  token: string,
): Promise<FormAnswer<NewsletterLink>> =>
  answerLink(store, (submissions) => submissions.readNewsletterLink(link, token));

/** Confirms, writes once more to who has not confirmed, or unsubscribes. */
export const followedLinkAnswer = (
  store: LeadStore,
  link: NewsletterLinkName,
  { token, isForNewMail = false, ip }: FollowedLink,
): Promise<FormAnswer<NewsletterLink>> =>
  answerLink(store, (submissions) => {
    if (link === 'unsubscribe') return submissions.unsubscribe(token);
    return isForNewMail
      ? submissions.renewNewsletterLink(token)
      : submissions.confirmNewsletter(token, networkText(ip));
  });
