import { findProgram } from './findProgram.ts';

/** What Firefox and WebKit both lack by themselves: a decoder of the recordings' format. */
const DECODER = 'gstreamer1.0-libav';

/**
 * The variables that name Firefox, WebKit's driver and the display that it draws to, for the tests of the engines. What is
 * missing is installed now; throws when it is not to be had.
 */
export const findEngines = (): Record<string, string> =>
  Object.fromEntries(
    [
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
    ].map((program) => [program.variable, findProgram(program)]),
  );
