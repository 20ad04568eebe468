import { screen, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import type { Integration } from '../../contract/entities.ts';
import {
  failedAnswer,
  loadRoute,
  renderRoute,
  okAnswer,
} from '../../testing/renderWithProviders.tsx';
import { makeIntegrations } from './integrations.fixtures.ts';

beforeAll(() => loadRoute(paths.allIntegrations));

const renderPage = (integrations: Integration[], search = '') =>
  renderRoute(paths.allIntegrations + search, {
    answers: { integrations: okAnswer(integrations) },
  });

const list = () => screen.findByRole('list', { name: 'Integrations' });
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const searchBox = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search integrations' });

it.each([1, 6])('shows %d integrations on one page without an indicator', async (count) => {
  renderPage(makeIntegrations(count));
  expect(await names()).toHaveLength(count);
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link')).toHaveAttribute('href', '/integrations');
  expect(screen.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(count === 1 ? /^1 app$/ : /^6 apps$/);
});

it('shows a message when a search finds nothing, and links to all integrations', async () => {
  const { user, address } = renderPage(makeIntegrations(7), '?q=zebra');
  expect(await screen.findByText('No Integrations found')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 apps for “zebra”');
  await user.click(screen.getByRole('link', { name: 'Show all integrations' }));
  expect(await names()).toHaveLength(6);
  expect(address()).toBe('/integrations/all-integrations');
  expect(searchBox()).toHaveValue('');
});

it('shows a message when there are no integrations', async () => {
  renderPage([]);
  expect(await screen.findByText('No Integrations found')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show all integrations' })).not.toBeInTheDocument();
});

it('keeps the heading while loading and after a failure, and tries again', async () => {
  let isDown = true;
  const { user } = renderRoute(paths.allIntegrations, {
    answers: {
      integrations: () => (isDown ? failedAnswer() : okAnswer(makeIntegrations(7))),
    },
  });
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(await screen.findByText('Oops! Something went wrong.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All integrations');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(6);
});
