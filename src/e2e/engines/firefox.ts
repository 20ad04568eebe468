import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

interface CallResult {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>;

/** One connection of WebDriver BiDi: commands have numbers, and answers name them. */
const connect = async (url: string): Promise<Send> => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Message;
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('Firefox has ended.'));
  });
  return <Result>(method: string, params: object = {}) => {
    const answer = Promise.withResolvers<unknown>();
    sent += 1;
    waiting.set(sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise as Promise<Result>;
  };
};

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks by itself.
 * @param preload source of a function that every document calls before its own scripts
 */
export const launchFirefox = async (preload: string): Promise<Engine> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'site-firefox-'));
  const browser = spawn(
    process.env.FIREFOX_PATH!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LANG: 'C.UTF-8' } },
  );
  const ended = once(browser, 'exit');
  let address: string | undefined;
  const said: string[] = [];
  for await (const line of createInterface(browser.stderr)) {
    said.push(line);
    address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error(`Firefox did not start.\n${said.join('\n')}`);
  // What it says from here on is of no interest, and must not fill the pipe.
  browser.stderr.resume();

  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // The first window's page would never have the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('script.addPreloadScript', { functionDeclaration: preload });
  return {
    call: async (functionDeclaration, argument) => {
      const { type, result, exceptionDetails } = await send<CallResult>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
        // What starts a video's sound and the like: the visitor's own click, not this.
        userActivation: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails!.text);
      return result!.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      browser.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
