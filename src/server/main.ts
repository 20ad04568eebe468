import { checkConfig } from './configReport.ts';

if (process.argv.includes('--check')) await checkConfig(process.env);
else await (await import('./startSite.ts')).startSite(process.env);
