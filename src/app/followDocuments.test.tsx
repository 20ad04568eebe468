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

/** Streams by their paths. */
const streams: Record<string, Stream> = {};

Object.assign(globalThis, {
  EventSource: function (this: Stream, path: string) {
    streams[path] = this;
  },
});

/** A page of the post `x`, which follows what is saved. */
const open = async (answers: Parameters<typeof makeTestServices>[0]) => {
  window.history.pushState({}, '', paths.post('x'));
  const services = makeTestServices(answers);
  const store = makeTestStore(services);
  await store.dispatch(blogApi.endpoints.getPost.initiate('x'));
  services.requests.length = 0;
  followDocuments(store);
  return {
    calls: () => services.requests.filter(({ name }) => name === 'post').length,
    saved: (...tags: object[]) =>
      streams['/_dev/events']!.onmessage!({ data: JSON.stringify(tags) }),
  };
};

it('asks again for what shows a document that was saved', async () => {
  const { calls, saved } = await open({ post: okAnswer(makePost()) });
  saved({ type: 'Post', id: 'x' }, { type: 'BlogLanding' });
  await waitFor(() => expect(calls()).toBe(1));
  saved({ type: 'Post', id: 'y' });
  await waitFor(() => expect(calls()).toBe(1));
});

it('asks again for what had failed on the page, when anything is saved', async () => {
  const { calls, saved } = await open({ post: failedAnswer(404) });
  saved({ type: 'Post', id: 'y' });
  await waitFor(() => expect(calls()).toBe(1));
});
