import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { HouseOfRoles } from './HouseOfRoles.tsx';

const { house, roles } = SITE_TEXTS['feature-user-management'];

it('has a floor for each role, from the broker down to the agents and the front door', () => {
  renderWithProviders(<HouseOfRoles texts={house!} />, { path: paths.feature('user-management') });
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...roles!.roles.map(({ name }) => name),
    house!.entrance.title,
  ]);
});

it('gives each agent a room', () => {
  renderWithProviders(<HouseOfRoles texts={house!} />, { path: paths.feature('user-management') });
  const agents = screen.getByRole('heading', { name: 'Agent' }).closest('li')!;
  const rooms = within(agents).getAllByRole('listitem');
  expect(rooms.map(({ textContent }) => textContent)).toEqual(
    house!.floors.at(-1)!.people.map(({ name }) => name),
  );
});

it('shows on each floor how many leads its role sees, and in each room how many are its own', () => {
  renderWithProviders(<HouseOfRoles texts={house!} office={roles} />, {
    path: paths.feature('user-management'),
  });
  const floors = house!.floors.map(({ role }) => {
    const floor = screen.getByRole('heading', { name: role }).closest('li')!;
    return within(floor)
      .getAllByText(/\d leads?$/)
      .map(({ textContent }) => textContent);
  });
  expect(floors).toEqual([
    ['6 of 6 leads'],
    ['6 of 6 leads'],
    ['5 of 6 leads'],
    ['2 leads', '1 lead', '1 lead'],
  ]);
});
