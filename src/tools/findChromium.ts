import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { installPackages, run } from './systemPackage.ts';

/** Root in a container has no sandbox to offer; the rest keeps Chromium from calling home on a closed network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's browser without windows costs a third less of the processor's time than the whole one. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WELL_KNOWN = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...WELL_KNOWN, chromium.executablePath()].find(
    (candidate) => candidate && existsSync(candidate),
  );

const installByPlaywright = (): boolean =>
  run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');

/**
 * The path of a Chromium for the browser tests: the one named by CHROMIUM_PATH, one that is there, or one installed
 * now. Throws when there is none to be had, and says what to do.
 */
export const findChromium = (): string => {
  const found = installed();
  if (found) return found;
  process.stderr.write('No Chromium found, installing one ...\n');
  // Older distributions have the whole browser only.
  const isInstalled =
    installPackages(path.basename(HEADLESS_SHELL), 'fonts-liberation') ||
    installPackages('chromium', 'fonts-liberation') ||
    installByPlaywright();
  if (isInstalled) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (for example "apt-get install chromium") or set CHROMIUM_PATH to one.',
  );
};
