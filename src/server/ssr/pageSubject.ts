import type { DehydratedQueries } from '../../api/queryHydration.ts';
import type { blogApi } from '../../features/blog/blogApi.ts';
import type { helpCenterApi } from '../../features/help-center/helpCenterApi.ts';
import type { pricingApi } from '../../features/pricing/pricingApi.ts';
import type { webinarsApi } from '../../features/webinars/webinarsApi.ts';

type SubjectEndpoints = Pick<typeof blogApi.endpoints, 'getPost'> &
  Pick<typeof helpCenterApi.endpoints, 'getHelpTopic'> &
  Pick<typeof webinarsApi.endpoints, 'getEvent' | 'getVideo'> &
  Pick<typeof pricingApi.endpoints, 'getPlans'>;

type Answer<Name extends keyof SubjectEndpoints> =
  SubjectEndpoints[Name]['Types']['ResultType'] | undefined;

/** What a page is about, for its head: the document that it shows, or the plans. */
export interface PageSubject {
  post?: Answer<'getPost'>;
  helpTopic?: Answer<'getHelpTopic'>;
  event?: Answer<'getEvent'>;
  video?: Answer<'getVideo'>;
  plans?: Answer<'getPlans'>;
}

/** Takes the subject from what the page has read. */
export const subjectOf = ({ answered }: DehydratedQueries): PageSubject => {
  const answerOf = <Name extends keyof SubjectEndpoints>(name: Name) =>
    answered.findLast(({ endpointName }) => endpointName === name)?.value as Answer<Name>;
  return {
    post: answerOf('getPost'),
    helpTopic: answerOf('getHelpTopic'),
    event: answerOf('getEvent'),
    video: answerOf('getVideo'),
    plans: answerOf('getPlans'),
  };
};
