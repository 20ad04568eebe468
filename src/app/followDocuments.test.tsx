import { waitFor } from '@testing-library/react';
import { paths } from '../contract/paths.ts';
import { makePost } from '../features/blog/posts.fixtures.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { SITE_TEXTS } from '../testing/siteTexts.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { followDocuments } from './followDocuments.ts';

interface Socket {
  onmessage?: (event: { data: string }) => void;
}

/** Sockets by path. */
const sockets: Record<string, Socket> = {};

Object.assign(globalThis, {
  WebSocket: function (this: Socket, path: string) {
    sockets[path] = this;
  },
});

/** A page of the post `x`. */
const open = async (answers: Parameters<typeof makeTestServices>[0]) => {
  window.history.pushState({}, '', paths.post('x'));
  const services = makeTestServices(answers);
  const store = makeTestStore(services);
  await store.dispatch(blogApi.endpoints.getPost.initiate('x'));
  services.requests.length = 0;
  followDocuments(store);
  return {
    calls: (call = 'post') => services.requests.filter(({ name }) => name === call).length,
    receive: (action: string) =>
      sockets['/_dev/socket']!.onmessage!({ data: JSON.stringify({ action }) }),
  };
};

it.each([okAnswer(makePost()), failedAnswer(404)])(
  'reads the open page again after a change',
  async (answer) => {
    const { calls, receive } = await open({ post: answer });
    receive('built');
    expect(calls()).toBe(0);
    receive('documents-changed');
    await waitFor(() => expect(calls()).toBe(1));
  },
);

it('reads the words of the pages again after a change', async () => {
  const { calls, receive } = await open({});
  receive('documents-changed');
  await waitFor(() => expect(calls('texts')).toBe(Object.keys(SITE_TEXTS).length));
});
