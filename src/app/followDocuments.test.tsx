import { waitFor } from '@testing-library/react';
import { paths } from '../contract/paths.ts';
import { makePost } from '../features/blog/posts.fixtures.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { followDocuments } from './followDocuments.ts';

interface Stream {
  onmessage?: (event: { data: string }) => void;
}

/** Streams by path. */
const streams: Record<string, Stream> = {};

Object.assign(globalThis, {
  EventSource: function (this: Stream, path: string) {
    streams[path] = this;
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
    calls: () => services.requests.filter(({ name }) => name === 'post').length,
    change: () => streams['/_dev/events']!.onmessage!({ data: 'changed' }),
  };
};

it.each([okAnswer(makePost()), failedAnswer(404)])(
  'reads the open page again after a change',
  async (answer) => {
    const { calls, change } = await open({ post: answer });
    change();
    await waitFor(() => expect(calls()).toBe(1));
  },
);
