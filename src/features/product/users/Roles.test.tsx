import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Roles } from './Roles.tsx';
import { roleChosen, selectOffice } from './rolesSlice.ts';

const texts = SITE_TEXTS['feature-user-management'].roles!;

it.each<[string, number, number, number]>([
  ['Broker', 6, 6, 4],
  ['Admin', 6, 0, 3],
  ['Team lead', 5, 1, 2],
  ['Agent', 2, 2, 1],
  ['No such role', 5, 1, 2],
])('shows a %s %i leads, %i commissions and %i rights', (name, leads, commissions, allowed) => {
  const { rows, shown, rights } = selectOffice(stateAfter(roleChosen(name)), texts);
  const visible = rows.filter(({ isHidden }) => !isHidden);
  expect([visible.length, shown]).toEqual([leads, leads]);
  expect(visible.filter(({ hidesCommission }) => !hidesCommission)).toHaveLength(commissions);
  expect(rights.filter(({ isAllowed }) => isAllowed)).toHaveLength(allowed);
});

it('never shows the commission of a hidden lead', () => {
  for (const { name } of texts.roles) {
    const { rows } = selectOffice(stateAfter(roleChosen(name)), texts);
    expect(rows.filter(({ isHidden, hidesCommission }) => isHidden && !hidesCommission)).toEqual(
      [],
    );
  }
});

it('starts with the role that sees all leads but one on a new page', () => {
  const left = stateAfter(roleChosen('Broker'), locationChangedTo(paths.feature('dashboard')));
  expect(selectOffice(left, texts).role.name).toBe('Team lead');
});

it('closes and opens the shutters of a table whose rows stay', async () => {
  const { user } = renderWithProviders(<Roles texts={texts} />, {
    path: paths.feature('user-management'),
  });
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const hidden = () => rows().filter((row) => within(row).queryByText('Hidden from this role'));
  expect([rows().length, hidden().length]).toEqual([6, 1]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('radio', { name: 'Agent' }));
  expect([rows().length, hidden().length]).toEqual([6, 4]);
  await user.click(screen.getByRole('radio', { name: 'Admin' }));
  expect([rows().length, hidden().length]).toEqual([6, 0]);
  expect(screen.getByRole('table', { name: /Grace Whitfield/ })).toBeInTheDocument();
  expect(screen.getAllByText('Hidden')).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent('Admin: 6 of 6 leads.');
  expect(screen.getByText('See billing').parentElement).toHaveTextContent('Not allowed');
});
