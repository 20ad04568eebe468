import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../../tools/findProgram.ts';
import { VIDEO_DECODER, type Launch } from './enginePage.ts';

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

/** Opens a WebDriver BiDi connection. Responses carry the id of their command. */
const connect = async (url: string): Promise<Send> => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Message;
    if (error === undefined) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(`${error}: ${message}`));
    pending.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const answer of pending.values()) answer.reject(new Error('Firefox exited.'));
  });
  return <Result>(method: string, params: object = {}) => {
    const answer = Promise.withResolvers<unknown>();
    sent += 1;
    pending.set(sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise as Promise<Result>;
  };
};

/** Starts headless Firefox, which has WebDriver BiDi built in. */
export const launchFirefox: Launch = async (preload) => {
  const program = findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    candidates: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', VIDEO_DECODER],
  });
  const profile = await mkdtemp(path.join(tmpdir(), 'site-firefox-'));
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LANG: 'C.UTF-8' } },
  );
  const ended = once(browser, 'exit');
  let address: string | undefined;
  const output: string[] = [];
  for await (const line of createInterface(browser.stderr)) {
    output.push(line);
    address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error(`Firefox did not start.\n${output.join('\n')}`);
  // Unread output would fill the pipe and block Firefox.
  browser.stderr.resume();

  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // The first window never gets focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('script.addPreloadScript', { functionDeclaration: preload });
  return {
    call: async (functionDeclaration, argument) => {
      const { type, result, exceptionDetails } = await send<CallResult>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails!.text);
      return result!.value;
    },
    performActions: (actions) => send('input.performActions', { context, actions }),
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      browser.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
