import { yieldToMain } from '../lib/browser.ts';

/** Loads RTK Query. The library is evaluated in a separate task, so that slow phones keep responding. */
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
