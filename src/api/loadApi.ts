import { yieldToMain } from '../lib/yieldToMain.ts';

/**
 * Loads what calls are made with, and evaluates its library in a task of its own. Pages that read or send import it
 * anyway: this is for doing it in steps, and before they are asked for.
 */
export const loadApi = async () => {
  await import(
    /* webpackChunkName: "api", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query'
  );
  await yieldToMain();
  const api = await import(/* webpackChunkName: "api" */ './serverReads.ts');
  await yieldToMain();
  return api;
};
