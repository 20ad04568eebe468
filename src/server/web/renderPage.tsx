import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi } from '../../api/baseApi';
import type { ApiTransport } from '../../api/baseQuery';
import { App } from '../../app/App';
import type { PageData } from '../../app/pageData';
import { matchRoute } from '../../app/routes';
import { makeStore, type AppStore } from '../../store/makeStore';
import type { AppServices } from '../../store/services';
import { SentFormContext, type SentForm } from '../../ui/SentForm';
import type { SiteSettings } from '../../ui/SiteContext';
import { scriptsOf, type AssetManifest } from './assetManifest';
import { NONCE_PLACEHOLDER } from './document';
import { pageStatus } from './pageStatus';

export interface RenderedPage {
  status: number;
  /** Title, meta and link elements of the page. */
  head: string;
  /** Style elements, with the placeholder in the nonce's place. */
  styles: string;
  body: string;
  /** What the browser goes on with; nothing for a page that stays as the server made it. */
  takeOver: { data: PageData; scripts: string[] } | null;
}

export interface RenderOptions {
  transport: ApiTransport;
  site: SiteSettings;
  manifest: AssetManifest;
  /** The form that this page answers, when it was sent without scripts. Such a page carries none. */
  sentForm?: SentForm | undefined;
  /** Told of a page that threw while it was rendered; its error page is what the visitor gets. */
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

/** React writes hoistable elements before a fragment's markup; a document wants them in its head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const splitHead = (markup: string) => {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
};

interface Renderable {
  location: string;
  store: AppStore;
  site: SiteSettings;
  sentForm: SentForm | undefined;
}

const toMarkup = ({ location, store, site, sentForm }: Renderable, failed: boolean) => {
  const sheet = new ServerStyleSheet({ nonce: NONCE_PLACEHOLDER });
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <SentFormContext value={sentForm ?? null}>
          <StaticRouter location={location}>
            <App store={store} site={site} failed={failed} />
          </StaticRouter>
        </SentFormContext>,
      ),
    );
    return { ...splitHead(markup), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

/** Only what the browser takes over: no subscriptions, no configuration. */
const takeOutData = (store: AppStore, site: SiteSettings, failed: boolean): PageData => {
  const { api, ...slices } = store.getState();
  const reads = {
    queries: api.queries,
    provided: api.provided,
    mutations: {},
  } as PageData['reads'];
  return { site, reads, slices, failed };
};

/**
 * Renders the page at `location` (path and query) with its data, head and the status its reads deserve.
 * A page that throws becomes the generic error page with status 500; only a broken layout rejects.
 */
export const renderPage = async (
  location: string,
  { transport, site, manifest, sentForm, onError }: RenderOptions,
): Promise<RenderedPage> => {
  const { route, address } = matchRoute(location);
  const store = makeStore(serverServices(transport));
  const { main = [], side = [] } = route.reads?.(address) ?? {};
  const [module, mainResults] = await Promise.all([
    route.page.load(),
    Promise.all(main.map((start) => start(store.dispatch))),
    Promise.all(side.map((start) => start(store.dispatch))),
  ]);
  await module.loadSections?.();
  if (module.entered) store.dispatch(module.entered(address));

  const finish = (failed: boolean, status: number): RenderedPage => {
    const takeOver = sentForm
      ? null
      : {
          data: takeOutData(store, site, failed),
          scripts: scriptsOf(manifest, route.page.chunk),
        };
    return { ...toMarkup({ location, store, site, sentForm }, failed), status, takeOver };
  };
  try {
    return finish(false, route.missing ? 404 : pageStatus(mainResults));
  } catch (error) {
    onError(error);
    return finish(true, 500);
  } finally {
    // Unused entries hold timers of five minutes; a server has no use for them.
    store.dispatch(baseApi.util.resetApiState());
  }
};
