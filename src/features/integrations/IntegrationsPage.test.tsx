import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Integration } from '../../contract/entities.ts';
import { failedAnswer, renderWithProviders, okAnswer } from '../../testing/renderWithProviders.tsx';
import { IntegrationsPage, integrationsPage } from './IntegrationsPage.tsx';
import { makeIntegrations } from './integrations.fixtures.ts';

const renderPage = (integrations: Integration[]) =>
  renderWithProviders(<IntegrationsPage />, {
    ...integrationsPage,
    answers: { integrations: okAnswer(integrations) },
  });

const applications = () => screen.findByRole('list', { name: 'Applications' });
const currentSlide = () =>
  within(screen.getByRole('region', { name: 'What connected apps do for you' })).getByRole(
    'heading',
  ).textContent;

it('has one h1 and leads on to all integrations', async () => {
  renderPage(makeIntegrations(6));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Integrations');
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/integrations/all-integrations',
  );
  await applications();
});

it.each([
  [1, 1],
  [6, 6],
  [7, 6],
  [100, 6],
])('shows of %d integrations the first %d', async (count, shown) => {
  renderPage(makeIntegrations(count));
  expect(within(await applications()).getAllByRole('heading', { level: 3 })).toHaveLength(shown);
});

it('shows three skeleton cards while the integrations load', async () => {
  renderPage(makeIntegrations(6));
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(screen.getByText('Loading integrations')).toBeInTheDocument();
  await applications();
  expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
});

it('says so when there are none', async () => {
  renderPage([]);
  expect(await screen.findByText('No Integrations found')).toBeInTheDocument();
});

it('shows names as they are, and a drawing where there is no logo', async () => {
  renderPage([{ id: '1', name: '<b>Ampers & Co</b>', description: '', logo_url: '' }]);
  const list = await applications();
  expect(within(list).getByRole('heading')).toHaveTextContent('<b>Ampers & Co</b>');
  expect(list.querySelector('img')).toBeNull();
});

it('asks again when the visitor wants it to', async () => {
  let isDown = true;
  const { user } = renderWithProviders(<IntegrationsPage />, {
    ...integrationsPage,
    answers: {
      integrations: () => (isDown ? failedAnswer() : okAnswer(makeIntegrations(2))),
    },
  });
  expect(await screen.findByText('Oops! Something went wrong.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Integrations');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await applications()).getAllByRole('heading')).toHaveLength(2);
});

it('opens the sign-up in a new tab', async () => {
  renderPage(makeIntegrations(1));
  await applications();
  for (const link of screen.getAllByRole('link', { name: 'Get started' })) {
    expect(link).toHaveAttribute('href', 'https://app.test/signup');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

it('turns the slides around by its buttons and tells the position', async () => {
  const { user } = renderPage(makeIntegrations(1));
  await applications();
  expect(currentSlide()).toBe('Smart data integration');
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(currentSlide()).toBe('Extensive app support');
  expect(screen.getByText('Slide 3 of 3: Extensive app support')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(currentSlide()).toBe('Instant lead generation');
});

it('turns the slides by the arrow keys, but not together with another key', async () => {
  const { user } = renderPage(makeIntegrations(1));
  await applications();
  screen.getByRole('button', { name: 'Next slide' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(currentSlide()).toBe('Instant lead generation');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(currentSlide()).toBe('Extensive app support');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(currentSlide()).toBe('Extensive app support');
});

it('shows the slide whose pane is pressed', async () => {
  const { user } = renderPage(makeIntegrations(1));
  await applications();
  const pane = screen.getByRole('button', { name: 'Slide 2: Instant lead generation' });
  await user.click(pane);
  expect(currentSlide()).toBe('Instant lead generation');
  expect(pane).toHaveAttribute('aria-current', 'true');
});

it('turns the slides by a swipe of a finger, not by a scroll', async () => {
  renderPage(makeIntegrations(1));
  await applications();
  const swipe = (x: number, y: number) => {
    const scene = screen.getByRole('img', { name: /^(Connected apps|128 new leads|The activity)/ });
    // jsdom's pointer events have no coordinates.
    const pointer = (type: string, clientX: number, clientY: number) =>
      fireEvent(scene, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    pointer('pointerdown', 200, 200);
    pointer('pointerup', 200 + x, 200 + y);
  };
  swipe(-80, 10);
  await waitFor(() => expect(currentSlide()).toBe('Instant lead generation'));
  swipe(-60, 90);
  swipe(-20, 0);
  expect(currentSlide()).toBe('Instant lead generation');
  swipe(80, 0);
  await waitFor(() => expect(currentSlide()).toBe('Smart data integration'));
});
