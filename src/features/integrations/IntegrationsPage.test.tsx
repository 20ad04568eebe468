import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import configureMockStore from 'redux-mock-store';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import {
  loadRoute,
  okAnswer,
  renderRoute,
  renderWithProviders,
} from '../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { nextSlideRequested } from './integrationsCarouselSlice.ts';
import { IntegrationCard } from './IntegrationCard.tsx';
import { IntegrationsCarousel } from './IntegrationsCarousel.tsx';
import { IntegrationsPage, integrationsPage } from './IntegrationsPage.tsx';
import { makeGroupedIntegrations, makeIntegrations } from './integrations.fixtures.ts';

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

it.each([
  [1, 1],
  [7, 6],
])('shows of %d integrations the first %d', async (count, shown) => {
  renderPage(makeIntegrations(count));
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(within(await applications()).getAllByRole('heading', { level: 3 })).toHaveLength(shown);
  expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'View all' });
  expect(link).toHaveAttribute('href', '/integrations/all-integrations');
});

it.each([1, 6, 8, 14])(
  'shows of %d integrations only those of the list before the applications',
  async (count) => {
    renderPage(makeIntegrations(count));
    const list = await applications();
    const names = (elements: HTMLElement[]) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);
    const windows = screen.getAllByRole('button', { name: /^App \d+$/ });
    expect(names(windows)).toEqual(names(within(list).getAllByRole('heading', { level: 3 })));
  },
);

it('lights the window that is pointed at, focused or tapped, and says what the app does', async () => {
  const { user } = renderPage(makeIntegrations(6));
  await applications();
  const lit = () => screen.getByRole('button', { pressed: true });
  expect(lit()).toHaveAccessibleName('App 2');
  expect(lit()).toHaveAccessibleDescription(/^App 2/);
  await user.hover(screen.getByRole('button', { name: 'App 5' }));
  expect(lit()).toHaveAccessibleName('App 5');
  act(() => screen.getByRole('button', { name: 'App 3' }).focus());
  expect(lit()).toHaveAccessibleDescription(/^App 3/);
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'App 6' }) });
  expect(lit()).toHaveAccessibleDescription(/^App 6/);
});

it('names what an application is', async () => {
  const [first, ...others] = makeIntegrations(6);
  renderPage([{ ...first!, kind: 'Calendar' }, ...others]);
  expect(within(await applications()).getByText('Calendar')).toBeVisible();
});

it('wraps around the slides with buttons and arrow keys, announces the position and shows the slide of a pane', async () => {
  const { user } = renderPage(makeIntegrations(1));
  await applications();
  expect(currentSlide()).toBe('Smart data integration');
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(currentSlide()).toBe('Extensive app support');
  expect(screen.getByText('Slide 3 of 3: Extensive app support')).toHaveRole('status');
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(currentSlide()).toBe('Smart data integration');
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(currentSlide()).toBe('Instant lead generation');
  const pane = screen.getByRole('button', { name: 'Slide 3: Extensive app support' });
  await user.click(pane);
  expect(currentSlide()).toBe('Extensive app support');
  expect(pane).toHaveAttribute('aria-current', 'true');
});

it('dispatches a request for the next slide with the number of slides', async () => {
  const slides = SITE_TEXTS.integrations.slides!;
  const store = configureMockStore()(stateAfter());
  render(
    <Provider store={store}>
      <IntegrationsCarousel slides={slides} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(store.getActions()).toEqual([nextSlideRequested({ count: slides.length })]);
});

beforeAll(() => loadRoute(paths.allIntegrations));

const renderAll = (integrations: Integration[], search = '') =>
  renderRoute(paths.allIntegrations + search, {
    answers: { integrations: okAnswer(integrations) },
  });

const names = async () =>
  within(await screen.findByRole('list', { name: 'Integrations' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const searchBox = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search integrations' });

it.each([1, 6])('shows %d integrations on one page without an indicator', async (count) => {
  renderAll(makeIntegrations(count));
  expect(await names()).toHaveLength(count);
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link')).toHaveAttribute('href', '/integrations');
  expect(screen.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(count === 1 ? /^1 app$/ : /^6 apps$/);
});

it('shows a message when a search finds nothing, and links to all integrations', async () => {
  const { user, address } = renderAll(makeIntegrations(7), '?q=zebra');
  expect(await screen.findByText('No Integrations found')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 apps for “zebra”');
  await user.click(screen.getByRole('link', { name: 'Show all integrations' }));
  expect(await names()).toHaveLength(6);
  expect(address()).toBe('/integrations/all-integrations');
  expect(searchBox()).toHaveValue('');
});

const groups = () => within(screen.getByRole('navigation', { name: 'Groups of integrations' }));
const currentGroup = () => groups().getByRole('link', { current: 'page' });

it('filters by a group, together with a search, and starts on the first page', async () => {
  const { user, address } = renderAll(makeGroupedIntegrations(14), '?page=3');
  expect(await names()).toHaveLength(2);
  expect(currentGroup()).toHaveTextContent('All 14');
  await user.click(groups().getByRole('link', { name: 'Calls 9' }));
  expect(await names()).toEqual(['App 2', 'App 3', 'App 5', 'App 6', 'App 8', 'App 9']);
  expect(address()).toBe('/integrations/all-integrations?group=Calls');
  expect(currentGroup()).toHaveTextContent('Calls 9');
  expect(screen.getByRole('status')).toHaveTextContent('9 apps in Calls');
  await user.type(searchBox(), 'app 1{Enter}');
  await waitFor(() => expect(address()).toBe('/integrations/all-integrations?q=app+1&group=Calls'));
  expect(await names()).toEqual(['App 11', 'App 12', 'App 14']);
  expect(groups().getByRole('link', { name: 'Mail 3' })).toHaveAttribute(
    'href',
    '/integrations/all-integrations?q=app+1&group=Mail',
  );
  expect(groups().getByRole('link', { name: 'All 6' })).toHaveAttribute(
    'href',
    '/integrations/all-integrations?q=app+1',
  );
});

it('keeps the group on the next page and in a search without scripts', async () => {
  const { container, user, address } = renderAll(makeGroupedIntegrations(14), '?group=calls');
  expect(await names()).toHaveLength(6);
  expect(currentGroup()).toHaveTextContent('Calls 9');
  expect(container.querySelector('form input[name="group"]')).toHaveValue('calls');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/integrations/all-integrations?group=calls&page=2'));
});

it('shows a message for a group without apps, and no group as chosen', async () => {
  renderAll(makeGroupedIntegrations(7), '?group=Gone');
  expect(await screen.findByText('No app is listed under “Gone”.')).toBeInTheDocument();
  expect(groups().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all integrations' })).toBeInTheDocument();
});

it('shows no groups if no app has one', async () => {
  renderAll(makeIntegrations(7));
  await names();
  const navigation = screen.queryByRole('navigation', { name: 'Groups of integrations' });
  expect(navigation).not.toBeInTheDocument();
});

it.each([
  ['', 'https://site.test/integrations/all-integrations'],
  ['?group=Mail', undefined],
])('has for the query %j the canonical link %s', async (search, href) => {
  renderAll(makeGroupedIntegrations(7), search);
  await names();
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(href);
});

const renderCard = (changes: Partial<Integration> = {}) => {
  const [integration] = makeIntegrations(1);
  return renderWithProviders(
    <IntegrationCard integration={{ ...integration!, ...changes }} headingLevel={3} />,
  ).container;
};

it('shows logo, name and description, and links to the help article if there is one', () => {
  const card = renderCard();
  expect(screen.getByRole('heading', { level: 3, name: 'App 1' })).toBeInTheDocument();
  expect(screen.getByText('Two-way mail.')).toBeInTheDocument();
  expect(card.querySelector('img')).toHaveAttribute('src', '/logos/postbeam.svg');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  renderCard({ article: 'connect-an-app' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/help-center/connect-an-app');
});

it('shows a line of the sync log if there is one', () => {
  expect(renderCard().querySelectorAll('p')).toHaveLength(1);
  renderCard({ log: '3 replies matched to leads' });
  expect(screen.getByText('3 replies matched to leads')).toBeInTheDocument();
});

it('shows the initial if there is no logo or it fails to load', () => {
  renderCard({ name: 'Quill', logo_url: '' });
  expect(screen.getByText('Q')).toBeInTheDocument();
  fireEvent.error(renderCard({ name: 'Postbeam' }).querySelector('img')!);
  expect(screen.getByText('P')).toBeInTheDocument();
});
