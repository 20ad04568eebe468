import { serveLeads } from './serveLeads.ts';

// Nothing stays behind when the tests themselves are killed.
process.stdin.on('end', () => process.exit()).resume();

await serveLeads(process.env);
