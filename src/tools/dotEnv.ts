import { existsSync } from 'node:fs';

/** Settings in a file `.env` of the project; Node's own option says each time that there is none. */
if (existsSync('.env')) process.loadEnvFile();
