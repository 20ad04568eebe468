import { buildIfStale, buildSite } from './buildSite.ts';

/** `npm run build`. With `--if-stale` it does nothing when no source file has changed. */
await (process.argv.includes('--if-stale') ? buildIfStale() : buildSite());
