import { waitFor } from '@testing-library/react';
import { paths } from '../contract/paths.ts';
import { makePost } from '../features/blog/posts.fixtures.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { connectHistory } from '../store/browserHistory.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { SITE_TEXTS } from '../testing/siteTexts.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { followDocuments } from './followDocuments.ts';

interface Socket {
  onopen?: (() => void) | null;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
}

/** Sockets by path. */
const sockets: Record<string, Socket> = {};

Object.assign(globalThis, {
  WebSocket: function (this: Socket, path: string) {
    sockets[path] = this;
  },
});

/** The page of the post `x`, which subscribes to a read unless it has failed. */
const open = async (
  answers: Parameters<typeof makeTestServices>[0],
  { subscribe }: { subscribe: boolean },
) => {
  window.history.pushState({}, '', paths.post('x'));
  const services = makeTestServices(answers);
  const store = makeTestStore(services);
  connectHistory(store);
  await store.dispatch(blogApi.endpoints.getPost.initiate('x', { subscribe }));
  services.requests.length = 0;
  followDocuments(store);
  return {
    calls: (call = 'post') => services.requests.filter(({ name }) => name === call).length,
    receive: (action: string) =>
      sockets['/_dev/socket']!.onmessage!({ data: JSON.stringify({ action }) }),
  };
};

it.each([
  ['has its document', okAnswer(makePost()), true],
  ['is missing', failedAnswer(404), false],
])('reads an open page that %s again after each change', async (_, answer, subscribe) => {
  const { calls, receive } = await open({ post: answer }, { subscribe });
  receive('built');
  expect(calls()).toBe(0);
  receive('documents-changed');
  await waitFor(() => expect(calls()).toBe(1));
  receive('documents-changed');
  await waitFor(() => expect(calls()).toBe(2));
});

it('connects again when the connection ends, and reads what may have changed meanwhile', async () => {
  const { calls } = await open({ post: okAnswer(makePost()) }, { subscribe: true });
  const ended = sockets['/_dev/socket']!;
  expect(ended.onopen).toBeNull();
  ended.onclose!();
  await waitFor(() => expect(sockets['/_dev/socket']).not.toBe(ended), { timeout: 10_000 });
  sockets['/_dev/socket']!.onopen!();
  await waitFor(() => expect(calls()).toBe(1));
});

it('reads the words of the pages again after a change', async () => {
  const { calls, receive } = await open({}, { subscribe: true });
  receive('documents-changed');
  await waitFor(() => expect(calls('texts')).toBe(Object.keys(SITE_TEXTS).length));
});
