import { act, screen, waitFor } from '@testing-library/react';
import { makeTestStore } from '../../testing/makeTestStore.ts';
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

const renderServices = (services = makeTestServices(), store = makeTestStore(services)) =>
  renderWithProviders(<HelpArticlePage />, {
    ...helpArticlePage,
    path: `/help-center/${SLUG}`,
    services,
    store,
  });

const renderAnswer = (answer: TestAnswer<'helpTopic'>) =>
  renderServices(makeTestServices({ helpTopic: answerFor({ slug: SLUG }, answer) }));

/** Starts the read without opening the article: a link to it was hovered, or the server has read it. */
const readAhead = ({ dispatch }: ReturnType<typeof makeTestStore>) =>
  dispatch(helpCenterApi.endpoints.getHelpTopic.initiate(SLUG, { subscribe: false }));

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

it('joins a read that is under way, and reports its failure once', async () => {
  let answer: (value: ReturnType<typeof failedAnswer>) => void = () => undefined;
  const services = makeTestServices({
    helpTopic: () => new Promise((resolve) => (answer = resolve)),
  });
  const store = makeTestStore(services);
  void readAhead(store);
  renderServices(services, store);
  await act(async () => answer(failedAnswer(404)));
  await waitFor(() => expect(services.navigate).toHaveBeenCalledTimes(1));
  expect(services.notify).toHaveBeenCalledTimes(1);
  expect(services.requests).toHaveLength(1);
});
