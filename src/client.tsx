import { replayEarlyClick } from './app/earlyClick.ts';
import { yieldToMain } from './lib/yieldToMain.ts';

/**
 * The libraries, and what of ours takes long, in the order they need each other. Each is evaluated in a task of its own: that is what
 * keeps a slow phone answering while the page starts. `webpackExports` names something that the site uses
 * anyway, so that asking for the library here does not pull in all of it.
 */
const steps: (() => Promise<unknown>)[] = [
  () => import(/* webpackExports: ["useState"] */ 'react'),
  () => import(/* webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackExports: ["Router"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () =>
    import(/* webpackChunkName: "app", webpackExports: ["PageLayout"] */ './app/PageLayout.tsx'),
  () => import(/* webpackChunkName: "app", webpackExports: ["routes"] */ './app/routes.ts'),
];

const start = async () => {
  for (const step of steps) {
    await step();
    await yieldToMain();
  }
  const { hydrate } = await import(/* webpackChunkName: "app" */ './app/hydrate.tsx');
  await yieldToMain();
  await hydrate();
  replayEarlyClick();
};

void start();
