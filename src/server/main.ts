import { startSite } from './startSite';

await startSite(process.env);
