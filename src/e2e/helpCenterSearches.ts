import type { Route } from 'playwright-core';
import type { Preparing } from './visit.ts';

const SEARCH = '**/api/help-center/search?*';

/** What an address searches for. */
export const queryOf = (url: string): string => new URL(url).searchParams.get('q') ?? '';

/** Notes what is searched for, and answers it in place of the server if told how. */
export const watchSearches = (answer?: (route: Route, query: string) => Promise<unknown>) => {
  const searches: string[] = [];
  const prepare = async (context: Preparing) => {
    await context.route(SEARCH, (route) => {
      const query = queryOf(route.request().url());
      searches.push(query);
      return answer ? answer(route, query) : route.continue();
    });
  };
  return { searches, prepare };
};

/** An answer with an article of each title. */
export const foundArticles = (...titles: string[]) => ({
  json: {
    data: titles.map((title, index) => ({
      id: `${index}`,
      slug: 'set-up-a-round-robin-rotation',
      title,
      name: '',
      description: `About ${title}.`,
      content: '',
      category: { id: 'c', name: 'Leads' },
      subcategory: { name: 'Rules' },
    })),
  },
});

/** An answer that is final: the browser does not ask again (spec §7). */
export const failedSearch = { status: 400, json: { message: 'No.', status: 400 } };
