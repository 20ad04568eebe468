import { execFileSync } from 'node:child_process';
import { chromium, type BrowserServer } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium.ts';
import { startSite, type RunningSite } from './startSite.ts';

declare global {
  var browserServer: BrowserServer | undefined;
  var sharedSite: RunningSite | undefined;
}

/** Starts the browser and the site that all browser tests share. */
export default async function startBrowser(): Promise<void> {
  execFileSync(process.execPath, ['src/tools/build.ts', '--if-stale'], { stdio: 'inherit' });
  globalThis.browserServer = await chromium.launchServer({
    executablePath: findChromium(),
    // A separate GPU process would make each visit an eighth slower.
    args: [...CHROMIUM_ARGUMENTS, '--in-process-gpu'],
  });
  globalThis.sharedSite = await startSite();
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
  process.env.SITE_UNDER_TEST = globalThis.sharedSite.url;
}
