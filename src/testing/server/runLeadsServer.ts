import { flushCompileCache } from 'node:module';
import { serveLeads } from './serveLeads.ts';

// Nothing stays behind when the tests themselves are killed.
process.stdin.on('end', () => process.exit()).resume();

await serveLeads(process.env);
// A process that is killed leaves no cache; the next one starts the sooner for it.
flushCompileCache();
