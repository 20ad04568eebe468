import { chromium, type Browser } from 'playwright-core';
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
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
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

export const launchChromium = (...moreArguments: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, ...moreArguments],
  });
