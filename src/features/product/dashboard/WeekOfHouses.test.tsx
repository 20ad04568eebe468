import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { WeekOfHouses, type WeekTexts } from './WeekOfHouses.tsx';

const texts = SITE_TEXTS['feature-dashboard'].week!;

const renderWeek = (week: WeekTexts) =>
  renderWithProviders(<WeekOfHouses texts={week} />, { path: paths.feature('dashboard') });

it('says of each day how many leads have a reply, and names who waits, the newest first', () => {
  renderWeek(texts);
  expect(screen.getByText('Thursday: 7 leads, 7 with a first reply.')).toBeInTheDocument();
  expect(screen.getByText('Sunday: 6 leads, 1 with a first reply.')).toBeInTheDocument();
  const list = screen.getByRole('heading', { name: texts.waiting_title }).nextElementSibling!;
  const names = within(list as HTMLElement).getAllByRole('listitem');
  expect(names).toHaveLength(6);
  expect(names[0]).toHaveTextContent('Noor Haddad just now, Owen');
  expect(names.at(-1)).toHaveTextContent('Gwen Tully 1 day, Owen');
});

it('has no names below a week in which everyone has a reply', () => {
  renderWeek({ ...texts, days: [{ name: 'Monday', short: 'Mon', leads: 1 }] });
  expect(screen.getByText('Monday: 1 lead, 1 with a first reply.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: texts.waiting_title })).not.toBeInTheDocument();
});
