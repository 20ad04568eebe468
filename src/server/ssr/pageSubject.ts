import type { DehydratedQueries } from '../../api/hydrateQueries.ts';
import type {
  HelpArticle,
  PlanCatalog,
  Post,
  WebinarEvent,
  WebinarVideo,
} from '../../contract/entities.ts';

export type PageSubject =
  | { kind: 'post'; post: Post }
  | { kind: 'article'; article: HelpArticle }
  | { kind: 'event'; event: WebinarEvent }
  | { kind: 'video'; video: WebinarVideo }
  | { kind: 'plans'; plans: PlanCatalog }
  | { kind: 'page' };

/** The document that a page shows: no page reads two whole documents. */
export const subjectOf = ({ answered }: DehydratedQueries): PageSubject => {
  for (const { endpointName, value } of answered) {
    if (endpointName === 'getPost') return { kind: 'post', post: value as Post };
    if (endpointName === 'getHelpTopic') return { kind: 'article', article: value as HelpArticle };
    if (endpointName === 'getEvent') return { kind: 'event', event: value as WebinarEvent };
    if (endpointName === 'getVideo') return { kind: 'video', video: value as WebinarVideo };
    if (endpointName === 'getPlans') return { kind: 'plans', plans: value as PlanCatalog };
  }
  return { kind: 'page' };
};
