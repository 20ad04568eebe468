import { watchErrors } from './app/watchErrors.ts';
import { loadOrReload } from './lib/loadOrReload.ts';
import { runInTasks } from './lib/scheduling.ts';

/** A button that was pressed before hydration; the page's boot script keeps it. No id of content has underscores. */
declare global {
  interface Window {
    __earlyClick?: HTMLElement | null;
  }
}

const replayEarlyClick = (): void => {
  const button = window.__earlyClick;
  window.__earlyClick = null;
  if (button?.isConnected) button.click();
};

/** `webpackExports` names an export in use, or the whole library would be bundled. */
const steps = [
  () => import(/* webpackExports: ["useState"] */ 'react'),
  () => import(/* webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackExports: ["Router"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackChunkName: "app" */ './store/makeStore.ts'),
  () => import(/* webpackChunkName: "app", webpackExports: ["Button"] */ './ui/Button.tsx'),
  () => import(/* webpackChunkName: "app" */ './app/PageLayout.tsx'),
  () => import(/* webpackChunkName: "app", webpackExports: ["routes"] */ './app/routes.ts'),
];

const start = async () => {
  await loadOrReload(() => runInTasks(steps));
  const { hydrate } = await import(/* webpackChunkName: "app" */ './app/hydrate.tsx');
  await hydrate();
  replayEarlyClick();
};

watchErrors();
void start();
