import { execFileSync } from 'node:child_process';
import { findProgram } from '../../tools/findProgram.ts';

/** Decodes the recordings; neither browser brings it. */
const DECODER = 'gstreamer1.0-libav';

const PROGRAMS = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    candidates: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', DECODER],
  },
  {
    name: "WebKitGTK's WebDriver",
    variable: 'WEBKIT_DRIVER_PATH',
    candidates: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', DECODER],
  },
  { name: 'Xvfb', variable: 'XVFB_PATH', candidates: ['Xvfb'], packages: ['xvfb'] },
];

/** Builds the site, and finds or installs Firefox and WebKit. */
export default async function prepareEngines(): Promise<void> {
  execFileSync(process.execPath, ['src/tools/build.ts', '--if-stale'], { stdio: 'inherit' });
  for (const program of PROGRAMS) process.env[program.variable] = findProgram(program);
}
