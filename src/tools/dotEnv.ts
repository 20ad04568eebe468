import { existsSync } from 'node:fs';

/** Loads `.env`. Node's own option warns when the file is missing. */
if (existsSync('.env')) process.loadEnvFile();
