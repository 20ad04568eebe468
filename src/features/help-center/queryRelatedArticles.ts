import { wait } from '../../lib/backoff.ts';
import type { StartQuery } from '../../shared/routing/siteRoute.ts';
import type { AppDispatch } from '../../store/services.ts';

/** Milliseconds that a page waits for them once its article is there. It is whole without them; the browser asks again. */
export const PATIENCE_MS = 250;

/** Reads what stands around an article in its category, which is known only once the article is. */
export const queryRelatedArticles = (slug: string): StartQuery =>
  Object.assign(
    async (dispatch: AppDispatch) => {
      const { helpCenterApi } = await import(/* webpackChunkName: "api" */ './helpCenterApi.ts');
      const { getHelpTopic, getTopicsBeside } = helpCenterApi.endpoints;
      const { data, error } = await dispatch(getHelpTopic.initiate(slug, { subscribe: false }));
      if (!data?.category_id) return { error };
      const place = { id: data.category_id, slug };
      const topics = dispatch(getTopicsBeside.initiate(place, { subscribe: false }));
      return (await Promise.race([topics, wait(PATIENCE_MS)])) ?? {};
    },
    { key: `relatedArticles ${slug}` },
  );
