import { wait } from '../../lib/backoff.ts';
import type { StartQuery } from '../../shared/routing/siteRoute.ts';
import type { AppDispatch } from '../../store/services.ts';
import { helpCenterApi } from './helpCenterApi.ts';

const { getHelpTopic, getHelpCategory } = helpCenterApi.endpoints;

/** Milliseconds that a page waits for them once its article is there. It is whole without them; the browser asks again. */
export const PATIENCE_MS = 250;

/** Reads the category of an article, which is known only once the article is: it lends the page its other articles. */
export const queryRelatedArticles = (slug: string): StartQuery =>
  Object.assign(
    async (dispatch: AppDispatch) => {
      const { data, error } = await dispatch(getHelpTopic.initiate(slug, { subscribe: false }));
      if (!data?.category_id) return { error };
      const category = dispatch(getHelpCategory.initiate(data.category_id, { subscribe: false }));
      return (await Promise.race([category, wait(PATIENCE_MS)])) ?? {};
    },
    { key: `relatedArticles ${slug}` },
  );
