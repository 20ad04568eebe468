// Before any component: its rules come first in the page.
import { GlobalStyle } from '../../../theme/GlobalStyle.ts';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Organization } from 'schema-dts';
import { ServerStyleSheet } from 'styled-components';
import { baseApi } from '../../../api/baseApi.ts';
import type { ApiTransport } from '../../../api/baseQuery.ts';
import { dehydrateQueries } from '../../../api/hydrateQueries.ts';
import { App } from '../../../app/App.tsx';
import { routes } from '../../../app/routes.ts';
import { registerPage } from '../../../shared/routing/lazyPage.ts';
import type { RouteMatch, StartQuery } from '../../../shared/routing/siteRoute.ts';
import { makeStore } from '../../../store/makeStore.ts';
import { locationChanged, type AppLocation } from '../../../store/navigationSlice.ts';
import type { RootState } from '../../../store/rootReducer.ts';
import type { AppServices } from '../../../store/services.ts';
import { holdsToken } from '../../../contract/paths.ts';
import { FormResultContext, type FormResult } from '../../../shared/lead-form/FormResult.ts';
import { PageFactsContext, type PageFacts } from '../../../ui/PageFacts.ts';
import type { SiteSettings } from '../../../ui/SiteContext.ts';
import { assembleDocument, type PageDocument } from './document.ts';
import type { Cacheable } from './pageCache.ts';
import { hasNoGap, pageStatus } from './pageStatus.ts';
import { linkPictureOf, type LinkPicture } from './linkPicture.ts';
import { pageHead, shownPicture, type HeadSource } from './pageHead.ts';
import { subjectOf } from './pageSubject.ts';
import { PageStyles } from './PageStyles.tsx';
import { structuredData } from './structuredData.ts';

/** A page as it is sent, and what the cache has to know of it. */
export interface RenderedPage extends PageDocument, Cacheable {
  /** What stands for a link to it, where it is one to be linked to. */
  picture?: LinkPicture | undefined;
}

/** What a page depends on beside its address and its reads. */
export interface PageSettings {
  site: SiteSettings;
  /** What only machines are told of the company. */
  organization: Organization;
  /** Files that the page starts. */
  scripts: string[];
  /** The form that this page answers, when it was sent without scripts. Such a page carries none. */
  formResult?: FormResult | undefined;
  isDevelopment?: boolean;
}

export interface RenderOptions extends PageSettings {
  transport: ApiTransport;
  /** Told of a page that threw while it was rendered; its error page is what the visitor gets. */
  onError: (error: unknown) => void;
}

/**
 * Renders the page of a match with its data, head and the status its queries deserve.
 * A page that throws becomes the generic error page with status 500; only a broken layout rejects.
 */
export type RenderPage = (match: RouteMatch, options: RenderOptions) => Promise<RenderedPage>;

/** Effects have nothing to act on while a page is rendered. */
const serverServices = (transport: ApiTransport): AppServices => ({
  transport,
  notify: () => undefined,
  navigate: () => undefined,
  copyText: () => Promise.resolve(),
  tabStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});

/** Slices of other pages are in their initial state, and the browser has that of its own. */
const changedSlices = (initial: RootState, { api: _, ...slices }: RootState): Partial<RootState> =>
  Object.fromEntries(
    Object.entries(slices).filter(([name, slice]) => slice !== initial[name as keyof RootState]),
  );

/** React writes hoistable elements before a fragment's markup; a document wants them in its head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const splitHead = (markup: string) => {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
};

/** The first page of a visit, as far as a server knows its address. */
const arrivalAt = (location: string): AppLocation => {
  const { pathname, search } = new URL(location, 'http://site.invalid');
  return { pathname, search, hash: '', cause: 'load', key: '', from: '' };
};

/** React's mark for a boundary whose inside threw, or was not there, and is left to the browser. */
const FAILED_BOUNDARY = '<!--$!-->';

/** What threw inside a boundary: `renderToString` keeps it to itself. */
const whyBoundaryFailed = (element: ReactNode): Promise<unknown> =>
  new Promise((resolve) => {
    renderToPipeableStream(element, {
      onError: resolve,
      onAllReady: () => resolve(new Error('A part of the page was not there to be rendered.')),
    });
  });

const toMarkup = async (app: ReactElement, formResult: FormResult | undefined) => {
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <PageStyles sheet={sheet}>
        <FormResultContext value={formResult ?? null}>{app}</FormResultContext>
      </PageStyles>
    );
    // By itself: the browser keeps these rules from the page and makes none, so the application is without them.
    renderToString(
      <PageStyles sheet={sheet}>
        <GlobalStyle />
      </PageStyles>,
    );
    const markup = renderToString(page);
    if (markup.includes(FAILED_BOUNDARY)) throw await whyBoundaryFailed(page);
    return { ...splitHead(markup), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

/**
 * Loads the code of all pages, always in the same order: styled-components numbers components as they come, and the
 * numbers stand in the page.
 */
export const loadEveryPage = async (): Promise<void> => {
  for (const { page } of routes) await (await page.load()).loadSections?.();
};

/** Renders a page in this thread. */
export const renderPage: RenderPage = async (
  match,
  { transport, site, organization, scripts, formResult, onError, isDevelopment },
) => {
  const { route, address } = match;
  const module = await route.page.load();
  const store = makeStore(serverServices(transport));
  store.addApi(baseApi);
  registerPage(store, module);
  const initialState = store.getState();
  store.dispatch(locationChanged(arrivalAt(match.location)));
  const startQuery: StartQuery = (endpoint, arg) =>
    Promise.resolve(store.dispatch(endpoint.initiate(arg, { subscribe: false })));
  const { main = [], side = [] } = (await route.prefetch?.(startQuery, address, site)) ?? {};
  const [mainResults, sideResults] = await Promise.all([Promise.all(main), Promise.all(side)]);
  await module.loadSections?.();

  const finish = async (failed: boolean, status: number): Promise<RenderedPage> => {
    const now = Date.now();
    const passed = new Set<number>();
    const hadPassed = (moment: number) => {
      if (moment <= now) passed.add(moment);
      return moment <= now;
    };
    const facts: PageFacts = { title: '', description: '', path: undefined, trail: [] };
    const markup = await toMarkup(
      <PageFactsContext value={(told) => void Object.assign(facts, told)}>
        <App store={store} site={site} match={match} hadPassed={hadPassed} failed={failed} />
      </PageFactsContext>,
      formResult,
    );
    const state = store.getState();
    const reads = dehydrateQueries(state.api.queries);
    const slices = changedSlices(initialState, state);
    const payload = { site, reads, passed: [...passed], slices, failed };
    const hydration = formResult ? null : { payload, scripts };
    const isWhole = hasNoGap(sideResults);
    const subject = subjectOf(reads);
    const picture = linkPictureOf(facts, subject, site.brand.name);
    const source: HeadSource = {
      facts,
      subject,
      site,
      organization,
      picture: shownPicture(picture, site),
    };
    // The answer to a form is for one visitor.
    const data = formResult ? '' : structuredData(source);
    const head = markup.head + pageHead(source) + data;
    const document = assembleDocument({ ...markup, head, hydration }, isDevelopment);
    return { ...document, status, isWhole, picture };
  };
  try {
    return await finish(
      false,
      route.missing ? 404 : pageStatus(mainResults, holdsToken(route.path)),
    );
  } catch (error) {
    onError(error);
    return await finish(true, 500);
  } finally {
    // Unused entries hold timers of five minutes; a server has no use for them.
    store.dispatch(baseApi.util.resetApiState());
  }
};
