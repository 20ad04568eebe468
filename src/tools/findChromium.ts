import { chromium } from 'playwright-core';
import { findProgram, run } from './findProgram.ts';

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

const WELL_KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installByPlaywright = (): boolean =>
  run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');

/** The path of a Chromium for the browser tests, installed now if need be. Throws when there is none to be had. */
export const findChromium = (): string =>
  findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    candidates: [...WELL_KNOWN, chromium.executablePath()],
    packages: ['chromium', 'fonts-liberation'],
    install: installByPlaywright,
  });
