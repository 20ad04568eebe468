import { execFileSync } from 'node:child_process';
import { chromium, type BrowserServer } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium.ts';
import { startSite, type RunningSite } from './startSite.ts';

declare global {
  var browserServer: BrowserServer | undefined;
  var sharedSite: RunningSite | undefined;
}

/** What draws is a thread of the browser's: a process of its own takes an eighth of what a visit costs. */
const DRAWING = '--in-process-gpu';

/** One browser and one site for all browser tests; a test that needs another site starts its own. */
export default async function startBrowser(): Promise<void> {
  execFileSync(process.execPath, ['src/tools/build.ts', '--if-stale'], { stdio: 'inherit' });
  globalThis.browserServer = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, DRAWING],
  });
  globalThis.sharedSite = await startSite();
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
  process.env.SITE_UNDER_TEST = globalThis.sharedSite.url;
}
