import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig, SETTINGS, type Config } from './config.ts';

export const exitWith = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Ends the process when a setting is invalid. Warns of exported values that hide different ones in `.env`. */
export const readConfigOrExit = (
  environment: Readonly<Record<string, string | undefined>>,
): Config => {
  try {
    const config = readConfig(environment);
    if (config.contentStorage === 'folder' && !existsSync(config.contentFolder))
      throw new ConfigError(
        `CONTENT_DIR: ${config.contentFolder} does not exist. Create it or unset the variable.`,
      );
    const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
    for (const { name } of SETTINGS)
      if (file[name] && environment[name] !== undefined && file[name] !== environment[name])
        process.stderr.write(
          `${name}: the exported value is used, not the different one in .env.\n`,
        );
    return config;
  } catch (error) {
    if (error instanceof ConfigError) return exitWith(error.message);
    throw error;
  }
};
