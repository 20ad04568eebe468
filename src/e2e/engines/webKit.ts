import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

/** Large enough for the widest page that is looked at. */
const SCREEN = '1440x1000x24';
const PATIENCE_MS = 90_000;

/** A port that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** WebKitGTK draws to a display alone: one of its own, in memory. */
const startDisplay = async () => {
  const display = spawn(
    process.env.XVFB_PATH!,
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(
    createInterface(display.stdio[3] as NodeJS.ReadableStream),
    'line',
  )) as [string];
  return { display, name: `:${number}` };
};

const until = async (isTrue: () => Promise<boolean>, what: string) => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${what} did not start in time.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * Starts WebKit's own small browser and drives it by classic WebDriver, the only form it speaks.
 * @param preload source of a function that is called as soon as a document is there: nothing can be called before
 */
export const launchWebKit = async (preload: string): Promise<Engine> => {
  const { display, name } = await startDisplay();
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH!, ['-p', `${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
  });
  const ended = once(driver, 'exit');

  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };
  const answers = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );

  const stop = async () => {
    driver.kill('SIGTERM');
    await ended;
    display.kill('SIGTERM');
  };
  const openSession = async () => {
    await until(answers, 'WebKitWebDriver');
    return ask<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // `eager` never returns from a page whose scripts come after its load.
          pageLoadStrategy: 'none',
          // Full screen: its tool bar would make no window narrower than 447 pixels.
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
    ask<Value>(method, `/session/${sessionId}${path}`, body);
  const execute = (functionSource: string, argument: string) =>
    command<string>('POST', '/execute/sync', {
      script: `return (${functionSource})(arguments[0]);`,
      args: [argument],
    });
  // The site starts its scripts after the page's load: this is there before.
  const watchNewDocument = `() => {
    if (document.documentElement?.hasAttribute('data-left') !== false) return '';
    (${preload})();
    return 'watched';
  }`;
  return {
    call: execute,
    perform: (actions) => command('POST', '/actions', { actions }),
    goTo: async (url) => {
      await execute(`() => { document.documentElement.setAttribute('data-left', ''); }`, '');
      await command('POST', '/url', { url });
      await until(() => execute(watchNewDocument, '').then(Boolean, () => false), url);
    },
    back: () => command('POST', '/back', {}),
    resize: (width, height) => command('POST', '/window/rect', { width, height }),
    screenshot: () => command('GET', '/screenshot'),
    close: async () => {
      await command('DELETE', '');
      await stop();
    },
  };
};
