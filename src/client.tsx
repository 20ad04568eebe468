import { replayEarlyClick } from './app/earlyClick.ts';

/** Lets input and painting in between two pieces of work. */
const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/**
 * The libraries in the order they need each other. Each is evaluated in a task of its own: that is what
 * keeps a slow phone answering while the page starts. `webpackExports` names something that the site uses
 * anyway, so that asking for the library here does not pull in all of it.
 */
const steps: (() => Promise<unknown>)[] = [
  () => import(/* webpackExports: ["useState"] */ 'react'),
  () => import(/* webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackExports: ["Router"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackExports: ["createApi"] */ '@reduxjs/toolkit/query'),
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
