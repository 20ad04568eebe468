import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../testing/server/freePort.ts';
import { until } from '../../testing/until.ts';
import { findProgram } from '../../tools/findProgram.ts';
import { VIDEO_DECODER, type Launch } from './enginePage.ts';

const ANSWER_MS = 20_000;

/** Starts a virtual display, because WebKitGTK has no headless mode. */
const startDisplay = async () => {
  const program = findProgram({
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    candidates: ['Xvfb'],
    packages: ['xvfb'],
  });
  const display = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(
    createInterface(display.stdio[3] as NodeJS.ReadableStream),
    'line',
  )) as [string];
  return { display, name: `:${number}` };
};

/** Starts WebKitGTK's MiniBrowser, which supports only classic WebDriver. */
export const launchWebKit: Launch = async (preload) => {
  const program = findProgram({
    name: "WebKitGTK's WebDriver",
    variable: 'WEBKIT_DRIVER_PATH',
    candidates: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', VIDEO_DECODER],
  });
  const { display, name } = await startDisplay();
  const port = await freePort();
  const driver = spawn(program, ['-p', `${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
  });
  const ended = once(driver, 'exit');

  const request = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };
  const stop = async () => {
    driver.kill('SIGTERM');
    await ended;
    display.kill('SIGTERM');
  };
  const openSession = async () => {
    await until(() => request<object>('GET', '/status').catch(() => undefined), 'WebKitWebDriver');
    return request<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // `eager` never returns, because the scripts load after the load event.
          pageLoadStrategy: 'none',
          // Full screen, because the toolbar limits a window to 447 pixels or more.
          'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        },
      },
    });
  };
  const { sessionId } = await openSession().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const command = <Value>(method: string, path: string, body?: object) =>
    request<Value>(method, `/session/${sessionId}${path}`, body);
  /** WebKitWebDriver sometimes does not answer a command. Only for commands that may run twice. */
  const repeat = <Value>(...message: Parameters<typeof command>) =>
    command<Value>(...message).catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      return command<Value>(...message);
    });
  const execute = (functionSource: string, argument: string) =>
    repeat<string>('POST', '/execute/sync', {
      script: `return (${functionSource})(arguments[0]);`,
      args: [argument],
    });
  // Classic WebDriver has no preload scripts. The site's scripts start after load, so this runs before them.
  const watchNewDocument = `() => {
    if (document.documentElement?.hasAttribute('data-left') !== false) return '';
    (${preload})();
    return 'watched';
  }`;
  return {
    call: execute,
    performActions: (actions) => command('POST', '/actions', { actions }),
    goTo: async (url) => {
      await execute(`() => { document.documentElement.setAttribute('data-left', ''); }`, '');
      await repeat('POST', '/url', { url });
      await until(() => execute(watchNewDocument, '').then(Boolean, () => false), url);
    },
    back: () => command('POST', '/back', {}),
    resize: (width, height) => repeat('POST', '/window/rect', { width, height }),
    close: async () => {
      await command('DELETE', '');
      await stop();
    },
  };
};
