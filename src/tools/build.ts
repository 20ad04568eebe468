import { buildSite } from './buildSite.ts';

/** `npm run build`: the production build alone, whether it is stale or not. */
await buildSite();
