import { act, screen, waitFor } from '@testing-library/react';
import { makeStore } from '../../store/makeStore.ts';
import {
  answerFor,
  failedAnswer,
  makeTestServices,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { HelpArticlePage, helpArticlePage } from './HelpArticlePage.tsx';
import { helpCenterApi } from './helpCenterApi.ts';

const SLUG = 'set-up-a-rotation';

const renderServices = (services = makeTestServices(), store = makeStore(services)) =>
  renderWithProviders(<HelpArticlePage />, {
    ...helpArticlePage,
    path: `/help-center/${SLUG}`,
    services,
    store,
  });

const renderAnswer = (answer: TestAnswer<'helpTopic'>) =>
  renderServices(makeTestServices({ helpTopic: answerFor({ slug: SLUG }, answer) }));

/** Starts the read without opening the article: a link to it was hovered, or the server has read it. */
const readAhead = ({ dispatch }: ReturnType<typeof makeStore>) =>
  dispatch(helpCenterApi.endpoints.getHelpTopic.initiate(SLUG, { subscribe: false }));

it('says that an article does not exist and goes to the help center in its place', async () => {
  const { services } = renderAnswer(failedAnswer(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Error!' })).toBeVisible();
  expect(screen.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Help Center' })).toHaveAttribute(
    'href',
    '/help-center',
  );
  expect(services.notify.mock.calls).toEqual([['error', 'Article not found']]);
  expect(services.navigate.mock.calls).toEqual([['/help-center', { replace: true }]]);
});

it.each([500, 502, 403, 0])('says that an article did not load for status %i', async (status) => {
  const { services } = renderAnswer(failedAnswer(status));
  expect(
    await screen.findByText('Failed to load the article. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Error!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Help Center' })).toBeVisible();
  expect(services.notify.mock.calls).toEqual([['error', 'Failed to load article']]);
  expect(services.navigate).not.toHaveBeenCalled();
});

it('asks for an article once, even when that fails', async () => {
  const services = makeTestServices({ helpTopic: failedAnswer(500) }, { retries: true });
  renderServices(services);
  await screen.findByText('Error!');
  expect(services.requests).toEqual([{ name: 'helpTopic', params: { slug: SLUG } }]);
});

it('reports an article that had failed before it was opened, and does not ask for it again', async () => {
  const services = makeTestServices({ helpTopic: failedAnswer(404) });
  const store = makeStore(services);
  await readAhead(store);
  expect(services.notify).not.toHaveBeenCalled();

  renderServices(services, store);
  expect(screen.getByRole('heading', { level: 1, name: 'Error!' })).toBeVisible();
  await waitFor(() => expect(services.navigate).toHaveBeenCalledTimes(1));
  expect(services.notify).toHaveBeenCalledTimes(1);
  expect(services.requests).toHaveLength(1);
});

it('joins a read that is under way, and reports its failure once', async () => {
  let answer: (value: ReturnType<typeof failedAnswer>) => void = () => undefined;
  const services = makeTestServices({
    helpTopic: () => new Promise((resolve) => (answer = resolve)),
  });
  const store = makeStore(services);
  void readAhead(store);
  renderServices(services, store);
  await act(async () => answer(failedAnswer(404)));
  await waitFor(() => expect(services.navigate).toHaveBeenCalledTimes(1));
  expect(services.notify).toHaveBeenCalledTimes(1);
  expect(services.requests).toHaveLength(1);
});

it('keeps quiet about an article that has been left', async () => {
  let answer: (value: ReturnType<typeof failedAnswer>) => void = () => undefined;
  const { services, unmount } = renderAnswer(() => new Promise((resolve) => (answer = resolve)));
  unmount();
  await act(async () => answer(failedAnswer(404)));
  expect(services.notify).not.toHaveBeenCalled();
  expect(services.navigate).not.toHaveBeenCalled();
});
