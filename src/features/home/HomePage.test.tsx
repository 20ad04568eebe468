import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { homePage } from './HomePage.tsx';
import { lazyDashboard } from './lazyDashboard.ts';

const { Page: HomePage } = homePage;

beforeAll(() => lazyDashboard.load());

const renderHome = (lowestPrice?: string) => {
  renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, lowestPrice }}>
      <HomePage />
    </SiteContext>,
  );
  const title = screen.getByRole('heading', { level: 1 });
  return { title, hero: title.closest('section')! };
};

it('says what it is, for whom and what it costs in the first screen', () => {
  const { title, hero } = renderHome('$36');
  expect(title).toHaveAccessibleName(
    'Answer every lead first. The smart, fast, user-friendly CRM for real estate teams.',
  );
  expect(within(hero).getByText('14 days free, no card.')).toBeInTheDocument();
  expect(within(hero).getByText('From $36 a month.')).toBeInTheDocument();
  expect(within(hero).getAllByRole('link', { name: 'Get Started' })).toHaveLength(1);
});

it('names no price when the site does not know its plans', () => {
  const { hero } = renderHome();
  expect(within(hero).queryByText(/a month/)).not.toBeInTheDocument();
});
