import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import configureMockStore from 'redux-mock-store';
import { paths } from '../../contract/paths.ts';
import type { PlanCatalog } from '../../contract/entities.ts';
import { loadRoute, renderRoute, okAnswer } from '../../testing/renderWithProviders.tsx';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { BillingToggle } from './BillingToggle.tsx';
import { makeCatalog, makePlan, named, yes } from './plans.fixtures.ts';
import { billingPeriodChosen } from './pricingSlice.ts';

beforeAll(() => loadRoute(paths.pricing));

const renderPage = (catalog: PlanCatalog = makeCatalog(), search = '') =>
  renderRoute(paths.pricing + search, {
    answers: { plans: okAnswer(catalog) },
  });

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article')!);
const table = () => screen.findByRole('table');
const period = (name: string) => screen.getByRole('radio', { name });

it('has its heading and the words of an agent before any plan has arrived', async () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Every plan is a step towards your real estate excellence',
  );
  expect(screen.queryByText(/Save up to/)).not.toBeInTheDocument();
  expect(screen.getByRole('blockquote')).toHaveTextContent('We moved the whole office over');
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  await table();
  expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
});

it.each([
  [{}, 'Save up to 33% now'],
  [{ monthlyPrice: 99, annualPrice: 832 }, 'Save up to 30% now'],
  [{ monthlyPrice: 100, annualPrice: 600 }, 'Save up to 50% now'],
  [{ monthlyPrice: 100, annualPrice: null }, 'Save up to 25% now'],
])('promises the largest saving of the plans, with a Team at %j', async (team, badge) => {
  const catalog = makeCatalog();
  const [solo, former] = catalog.plans;
  renderPage({ ...catalog, plans: [solo!, { ...former!, ...team }] });
  expect(await screen.findByText(badge)).toBeInTheDocument();
});

it.each([
  ['nothing', { monthlyPrice: 10, annualPrice: 120 }],
  ['less than nothing', { monthlyPrice: 10, annualPrice: 130 }],
  ['an unknown amount', { monthlyPrice: null }],
])('promises no saving when a year saves %s', async (_amount, prices) => {
  const catalog = makeCatalog();
  renderPage({ ...catalog, plans: [{ ...catalog.plans[0]!, ...prices }] });
  await screen.findByRole('heading', { level: 2, name: 'Solo' });
  expect(screen.queryByText(/Save up to/)).not.toBeInTheDocument();
});

it('shows monthly prices first, and what a year would cost', async () => {
  renderPage();
  const solo = await card('Solo');
  expect(solo.getByText('$36')).toBeInTheDocument();
  expect(solo.getByText('per month')).toBeInTheDocument();
  expect(solo.getByText('for 1 user')).toBeInTheDocument();
  expect(solo.getByText('or $324 a year, 25% less')).toBeInTheDocument();
  expect(period('Monthly')).toBeChecked();
});

it('toggles to annual prices and savings and back, in the address too', async () => {
  const { user, address } = renderPage();
  const team = await card('Team');
  await user.click(period('Annual'));
  expect(team.getByText('$768')).toBeInTheDocument();
  expect(team.getByText('per year')).toBeInTheDocument();
  expect(team.getByText('You save $384 a year (33%)')).toBeInTheDocument();
  const compared = within(await table());
  expect(compared.getByRole('columnheader', { name: 'Team $768 per year' })).toBeInTheDocument();
  expect(address()).toBe('/pricing?billing=annual');
  await user.click(period('Monthly'));
  expect(team.getByText('$96')).toBeInTheDocument();
  expect(address()).toBe('/pricing');
});

it('dispatches the period that is pressed', async () => {
  const store = configureMockStore()(stateAfter(locationChangedTo(paths.pricing)));
  render(
    <Provider store={store}>
      <BillingToggle />
    </Provider>,
  );
  await userEvent.click(period('Annual'));
  expect(store.getActions()).toEqual([billingPeriodChosen('annual')]);
});

it('links each plan to the sign-up under a distinct name and marks the popular one', async () => {
  renderPage();
  await table();
  const cards = within(screen.getByRole('list', { name: 'Plans' }));
  for (const name of ['Solo', 'Team', 'Brokerage']) {
    const link = cards.getByRole('link', { name: `Get Started with ${name}` });
    expect(link).toHaveAttribute('href', 'https://app.test/signup');
  }
  // Once for all plans.
  expect(screen.getByText('14 days free. No credit card needed. Cancel anytime.')).toBeVisible();
  expect(screen.getByText(/^Calls and texts are billed as you use them\. To text/)).toBeVisible();
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
});

it('compares the plans in a table with a caption and scopes', async () => {
  renderPage();
  const compared = within(await table());
  expect(
    screen.getByRole('table', { name: 'What each plan includes, and what usage costs' }),
  ).toBeInTheDocument();
  expect(compared.getByRole('columnheader', { name: 'Team $96 per month' })).toHaveAttribute(
    'scope',
    'col',
  );
  expect(compared.getByRole('rowheader', { name: 'Additional Usage Charges' })).toHaveAttribute(
    'scope',
    'rowgroup',
  );
  const chat = compared.getByRole('row', { name: /Team chat/ });
  const words = within(chat)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['Not included', 'Included', 'Included']);
  const user = compared.getByRole('row', { name: /^Extra user/ });
  expect(user).toHaveTextContent('$18$12–Not listed');
});

it('says so when the plans do not differ', async () => {
  const features = { users: yes, chat: yes, calls: yes };
  const plans = [makePlan({ features }), makePlan({ name: 'PanelPair', features })];
  const { user } = renderPage(makeCatalog({ plans }));
  await table();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(
    screen.getByText('These plans are the same on everything listed here.'),
  ).toBeInTheDocument();
});

it('answers what a buyer asks first, each with its help article', async () => {
  const { user } = renderPage();
  const question = screen.getByRole('button', { name: 'Do I need a credit card?' });
  await user.click(question);
  expect(screen.getByText(/^Not to start\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'How do I cancel?' }));
  expect(screen.getByRole('link', { name: 'How to cancel' })).toHaveAttribute(
    'href',
    '/help-center/change-your-plan',
  );
  await table();
});

const people = () => screen.getByRole('textbox', { name: 'People' });
const leads = () => screen.getByRole('textbox', { name: 'New leads a month' });
const answer = () => screen.getByRole('status');

it('recommends a plan for the prefilled example and marks no card', async () => {
  const { address } = renderPage();
  await table();
  expect(people()).toHaveValue('6');
  expect(leads()).toHaveValue('128');
  expect(answer()).toHaveTextContent('Team$96 per monthIncludes 8 users.');
  expect(address()).toBe('/pricing');
  expect(screen.queryByText('Fits your office')).not.toBeInTheDocument();
});

it('recommends a plan for an office, marks its card and writes both numbers to the URL', async () => {
  const { user, address } = renderPage();
  await table();
  await user.clear(people());
  expect(answer()).toHaveTextContent('Enter both numbers to see your plan');
  await user.type(people(), '12');
  await user.clear(leads());
  await user.type(leads(), '40');
  expect(answer()).toHaveTextContent('Brokerage$240 per monthIncludes 40 users.');
  expect(address()).toBe('/pricing?people=12&leads=40');
  expect((await card('Brokerage')).getByText('Fits your office')).toBeInTheDocument();
});

const REFUSED = 'Enter a whole number from 1 to 9,999, in digits only.';

// `readCount.test.ts` has the other texts.
it.each(['-5', '12 people'])(
  'keeps %j, explains why it is refused and recommends nothing',
  async (text) => {
    const { user, address } = renderPage();
    await table();
    await user.clear(people());
    await user.type(people(), text);
    expect(people()).toHaveValue(text);
    expect(people()).toBeInvalid();
    expect(people()).toHaveAccessibleDescription(REFUSED);
    expect(answer()).toHaveTextContent(`Enter both numbers to see your plan${REFUSED}`);
    expect(leads()).toBeValid();
    await user.clear(people());
    await user.paste('12');
    expect(people()).toBeValid();
    expect(answer()).toHaveTextContent('Brokerage');
    expect(address()).toBe('/pricing?people=12');
  },
);

it.each([' 12 ', '١٢'])('takes the pasted text %j for 12', async (text) => {
  const { user, address } = renderPage();
  await table();
  await user.clear(people());
  await user.paste(text);
  expect(people()).toBeValid();
  expect(address()).toBe('/pricing?people=12');
});

it('offers a demo to an office that is too large for every plan', async () => {
  renderPage(makeCatalog(), '?people=900');
  await table();
  const message = within(screen.getByText('That’s more than our plans cover').parentElement!);
  expect(message.getByRole('link', { name: 'Request a demo' })).toBeInTheDocument();
});

it('survives missing prices, names, features and charges', async () => {
  const bare = makePlan({
    name: '',
    title: '',
    description: '',
    monthlyPrice: null,
    annualPrice: null,
  });
  const odd = makePlan({
    name: '<i>Odd</i> & Co',
    annualPrice: null,
    features: { users: named('Users', 'up to <5>', 'tiered'), chat: named('Chat', null, 'maybe') },
  });
  const { container, user } = renderPage(makeCatalog({ plans: [bare, odd] }));
  expect((await card('Plan')).getByText('Price on request')).toBeInTheDocument();
  expect((await card('<i>Odd</i> & Co')).getByText('up to <5> users')).toBeInTheDocument();
  await user.click(period('Annual'));
  expect(screen.getAllByText('Price on request').length).toBeGreaterThan(2);
  expect(container).not.toHaveTextContent(/undefined|null|NaN/);
});

it.each([1, 7])('compares %d plans', async (count) => {
  const plans = Array.from({ length: count }, (_, index) => makePlan({ name: `Plan ${index}` }));
  renderPage(makeCatalog({ plans }));
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(count + 1);
  expect(screen.queryAllByRole('checkbox')).toHaveLength(count > 1 ? 1 : 0);
});

it('heads the groups of the comparison, and ends it with a button for each plan', async () => {
  const features = [
    { key: 'users', name: 'Users' },
    { key: 'chat', name: 'Team chat', group: 'Calls and chat' },
  ];
  renderPage(makeCatalog({ features }));
  const table = within(await screen.findByRole('table'));
  const heads = ['Features', 'Calls and chat', 'Additional Usage Charges'];
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Features',
    'Users',
    'Calls and chat',
    'Team chat',
    'Additional Usage Charges',
    'Extra user, per month',
  ]);
  for (const name of heads)
    expect(table.getByRole('rowheader', { name })).toHaveAttribute('scope', 'rowgroup');
  expect(table.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Get Started with Solo',
    'Get Started with Team',
    'Get Started with Brokerage',
  ]);
});

it('omits the comparison and the calculator when the catalog has no rows or users', async () => {
  renderPage(makeCatalog({ plans: [makePlan()], features: [], additionalUsageCharges: [] }));
  await card('Solo');
  expect(screen.queryByRole('heading', { name: 'Compare the plans' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says so when there are no plans at all', async () => {
  renderPage(makeCatalog({ plans: [] }));
  expect(await screen.findByText('We can’t show the plans right now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
