import { startSite } from './startSite.ts';

await startSite(process.env);
