import { buildSite } from './buildSite.ts';

/** `npm run build`: the production build, even if `dist/` is up to date. */
await buildSite();
