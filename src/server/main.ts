import { checkConfig } from './configReport.ts';

if (process.argv.includes('--check')) checkConfig(process.env);
else await (await import('./startSite.ts')).startSite(process.env);
