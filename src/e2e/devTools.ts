import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import webpack from 'webpack';

/** The parts of the lifted state that tests read. */
interface Lifted {
  currentStateIndex: number;
  computedStates: {
    state: {
      api?: {
        subscriptions: Record<string, object>;
        queries: Record<string, { status: string } | undefined>;
      };
    };
  }[];
  stagedActionIds: number[];
  actionsById: Record<number, { action: { type: string } }>;
}

declare global {
  interface Window {
    devTools: { getState: () => Lifted; dispatch: (action: object) => void };
  }
}

/** Takes the extension's place: adds the DevTools instrument as the innermost enhancer. */
const EXTENSION = `
import { instrument } from '@redux-devtools/instrument';

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = () => (...enhancers) => (createStore) => (...given) => {
  const all = [...enhancers, instrument()];
  const store = all.reduceRight((next, enhancer) => enhancer(next), createStore)(...given);
  window.devTools = store.liftedStore;
  return store;
};`;

/** Bundles the Redux DevTools instrument for the browser. */
export const devToolsScript = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-devtools-'));
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)({
    mode: 'production',
    context: path.resolve(__dirname, '../..'),
    entry: `data:text/javascript,${encodeURIComponent(EXTENSION)}`,
    output: { path: folder, filename: 'script.js' },
  });
  if (stats?.hasErrors()) throw new Error(stats.toString());
  const script = await readFile(path.join(folder, 'script.js'), 'utf8');
  await rm(folder, { recursive: true });
  return script;
};

/** Pass it to `visit`. Installs the extension before the page's scripts run. */
export const withDevTools = (script: string) => (context: BrowserContext) =>
  context.addInitScript({ content: script });

export const actionIds = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.devTools.getState().stagedActionIds);

export const actionsAfter = (page: Page, count: number): Promise<string[]> =>
  page.evaluate((from) => {
    const { actionsById, stagedActionIds } = window.devTools.getState();
    return stagedActionIds.slice(from).map((id) => actionsById[id]!.action.type);
  }, count);

export const jumpTo = (page: Page, actionId: number): Promise<void> =>
  page.evaluate(
    (id) => window.devTools.dispatch({ type: 'JUMP_TO_ACTION', actionId: id }),
    actionId,
  );

/**
 * Ends the travel. Finds the last action and jumps to it in one step: RTK Query adds actions to
 * the log at any time, and a jump to the action before them would go on with the travel.
 */
export const jumpToLatest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { devTools } = window;
    devTools.dispatch({
      type: 'JUMP_TO_ACTION',
      actionId: devTools.getState().stagedActionIds.at(-1),
    });
  });

export const exportLog = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.devTools.getState()));

/** Imports a session. The dispatch result stays in the page because it is the whole session. */
export const importLog = (page: Page, log: string): Promise<void> =>
  page.evaluate((text) => {
    window.devTools.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(text) as object,
    });
  }, log);
