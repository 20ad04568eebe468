import { yieldToMain } from '../lib/browser.ts';

/** Loads RTK Query and what uses it. Evaluating the library is a task by itself, or a slow phone would stop responding. */
export const loadApi = async () => {
  await import(
    /* webpackChunkName: "api", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  const { baseApi } = await import(/* webpackChunkName: "api" */ './baseApi.ts');
  const { hydrateQueries } = await import(/* webpackChunkName: "api" */ './hydrateQueries.ts');
  await yieldToMain();
  return { baseApi, hydrateQueries };
};
