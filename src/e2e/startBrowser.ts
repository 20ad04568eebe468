import { chromium, type BrowserServer } from 'playwright-core';
import { findChromium } from '../tools/findChromium.ts';
import { startSite, type RunningSite } from './startSite.ts';

declare global {
  var browserServer: BrowserServer | undefined;
  var sharedSite: RunningSite | undefined;
}

/** Root in a container has no sandbox to offer; the rest keeps Chromium from calling home on a closed network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser and one site for all browser tests; a test that needs another site starts its own. */
export default async function startBrowser(): Promise<void> {
  globalThis.browserServer = await chromium.launchServer({
    executablePath: findChromium(),
    args: ARGUMENTS,
  });
  globalThis.sharedSite = await startSite();
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
  process.env.SITE_UNDER_TEST = globalThis.sharedSite.url;
}
