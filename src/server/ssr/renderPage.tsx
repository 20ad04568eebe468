// Before any component: the rules of its global styles come first in the page.
import { renderMarkup } from './renderMarkup.tsx';
import type { Organization } from 'schema-dts';
import { baseApi } from '../../api/baseApi.ts';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { dehydrateQueries } from '../../api/queryHydration.ts';
import { textsApi } from '../../api/textsApi.ts';
import { App } from '../../app/App.tsx';
import { routes } from '../../app/routes.ts';
import { registerPage } from '../../shared/routing/lazyPage.ts';
import type { RouteMatch, StartQuery } from '../../shared/routing/siteRoute.ts';
import { makeStore } from '../../store/makeStore.ts';
import { locationChanged, type AppLocation } from '../../store/navigationSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { AppServices } from '../../store/services.ts';
import type { NoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { PageFactsContext, type PageFacts } from '../../ui/PageMeta.tsx';
import type { SiteSettings } from '../../ui/SiteContext.ts';
import { assembleDocument, type PageDocument } from './document.ts';
import { linkPictureOf, type LinkPicture } from './linkPicture.ts';
import { subjectOf } from './pageSubject.ts';
import { pageHead, shownPicture, type HeadSource } from './pageHead.ts';
import { pageStatus } from './pageStatus.ts';
import { structuredData } from './structuredData.ts';

export interface RenderedPage extends PageDocument {
  status: number;
  isWhole: boolean;
  changesAt?: number | undefined;
  picture?: LinkPicture | undefined;
}

export interface RenderOptions {
  transport: ApiTransport;
  site: SiteSettings;
  organization: Organization;
  scripts: string[];
  build?: string;
  /** The form that was sent without scripts. Such a page starts no scripts. */
  noScriptAnswer?: NoScriptAnswer | undefined;
  isDevelopment?: boolean;
  /** Called when a page threw; the visitor gets the error page. */
  onError: (error: unknown) => void;
}

/** Effects have nothing to act on while a page is rendered. */
const serverServices = (transport: ApiTransport): AppServices => ({
  transport,
  notify: () => undefined,
  navigate: () => undefined,
  copyText: () => Promise.resolve(),
  tabStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});

const changedSlices = (initial: RootState, { api: _, ...slices }: RootState): Partial<RootState> =>
  Object.fromEntries(
    Object.entries(slices).filter(([name, slice]) => slice !== initial[name as keyof RootState]),
  );

const arrivalAt = (location: string): AppLocation => {
  const { pathname, search } = new URL(location, 'http://site.invalid');
  return { pathname, search, hash: '', cause: 'load', key: '', from: '' };
};

/**
 * Loads the code of all pages in a fixed order: styled-components numbers components as they load, and the numbers are in
 * the HTML, which must be the same in every process.
 */
export const loadEveryPage = async (): Promise<void> => {
  for (const { page } of routes) await page.load();
};

/**
 * Renders the page of a match with its data, head and the status its queries deserve.
 * A page that throws becomes the generic error page with status 500; only a broken layout rejects.
 */
export const renderPage = async (
  match: RouteMatch,
  {
    transport,
    site,
    organization,
    scripts,
    build = '',
    noScriptAnswer,
    onError,
    isDevelopment,
  }: RenderOptions,
): Promise<RenderedPage> => {
  const { route } = match;
  const module = await route.page.load();
  const store = makeStore(serverServices(transport));
  store.addApi(baseApi);
  registerPage(store, module);
  const initialState = store.getState();
  store.dispatch(locationChanged(arrivalAt(match.location)));
  const startQuery: StartQuery = (endpoint, arg) =>
    Promise.resolve(store.dispatch(endpoint.initiate(arg, { subscribe: false })));
  const { main = [], side = [] } = (await route.startQueries?.(startQuery, match, site)) ?? {};
  const texts = route.texts?.map((name) => startQuery(textsApi.endpoints.getTexts, name)) ?? [];
  const [mainResults, sideResults] = await Promise.all([
    Promise.all([...texts, ...main]),
    Promise.all(side),
  ]);

  const finish = async (failed: boolean, status: number): Promise<RenderedPage> => {
    const now = Date.now();
    const passed = new Set<number>();
    let changesAt = Infinity;
    // The browser hydrates with the same answers, and the cache keeps the page until the next moment.
    const answerAndRecord = (moment: number) => {
      if (moment <= now) passed.add(moment);
      else changesAt = Math.min(changesAt, moment);
      return moment <= now;
    };
    // The components fill it, `passed` and `changesAt` while `renderMarkup` renders them.
    const facts: PageFacts = { title: '', description: '', path: undefined, trail: [] };
    const markup = await renderMarkup(
      <PageFactsContext value={(told) => void Object.assign(facts, told)}>
        <App store={store} site={site} match={match} hadPassed={answerAndRecord} failed={failed} />
      </PageFactsContext>,
      noScriptAnswer,
    );
    const state = store.getState();
    const reads = dehydrateQueries(state.api?.queries);
    const slices = changedSlices(initialState, state);
    const payload = { site, reads, passed: [...passed], slices, failed };
    const hydration = noScriptAnswer ? null : { payload, scripts, build };
    // A side query that finds nothing is complete. Only a failed one leaves a part of the page empty.
    const isWhole = sideResults.every((result) => pageStatus([result], route.path) < 500);
    const subject = subjectOf(reads);
    const picture = linkPictureOf(facts, subject, site.brand.name);
    const source: HeadSource = {
      facts,
      subject,
      site,
      organization,
      picture: shownPicture(picture, site),
    };
    // The response to a form is for one visitor.
    const data = noScriptAnswer ? '' : structuredData(source);
    const head = markup.head + pageHead(source) + data;
    const document = assembleDocument({ ...markup, head, hydration }, isDevelopment);
    return { ...document, status, isWhole, changesAt, picture };
  };
  try {
    return await finish(false, route.missing ? 404 : pageStatus(mainResults, route.path));
  } catch (error) {
    onError(error);
    return await finish(true, 500);
  } finally {
    // Unused entries hold timers of five minutes.
    store.dispatch(baseApi.util.resetApiState());
  }
};
