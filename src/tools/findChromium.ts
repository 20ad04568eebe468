import { chromium } from 'playwright-core';
import { findProgram, installPackages, run } from './findProgram.ts';

/** Root in a container has no sandbox; the others prevent requests on a closed network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium, installed if necessary. */
export const findChromium = (): string =>
  findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    candidates: [
      // Needs a third less processor time than the full browser.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    // Older distributions only have the full browser.
    install: () =>
      installPackages('chromium', 'fonts-liberation') ||
      run('npx', 'playwright-core', 'install', '--with-deps', 'chromium'),
  });
