import { chromium } from 'playwright-core';
import { findProgram, installPackages, run } from './findProgram.ts';

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
  // Debian's browser without windows costs a third less of the processor's time than the whole one.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Older distributions have the whole browser only. */
const installWhole = (): boolean => installPackages('chromium', 'fonts-liberation');
const installByPlaywright = (): boolean =>
  run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');

/** The path of a Chromium for the browser tests, installed now if need be. Throws when there is none to be had. */
export const findChromium = (): string =>
  findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    candidates: [...WELL_KNOWN, chromium.executablePath()],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    install: () => installWhole() || installByPlaywright(),
  });
