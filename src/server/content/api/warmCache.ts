import { setImmediate } from 'node:timers/promises';
import type { ContentLibrary } from '../load/contentLibrary.ts';

/** Renders every document that nobody has asked for yet, letting requests go first after each. */
export const warmCache = async (library: ContentLibrary): Promise<void> => {
  const documents = [
    ...library.posts.map(({ body }) => body),
    ...library.events.map(({ description }) => description),
    ...library.videos.map(({ description }) => description),
    ...library.articles.map(({ body }) => body),
    library.privacyPolicy.body,
    library.termsOfService.body,
  ];
  for (const render of documents) {
    render();
    await setImmediate();
  }
};
