import { screen, within } from '@testing-library/react';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Bell } from './Bell.tsx';

const renderBell = () => {
  const { user, container } = renderWithProviders(<Bell texts={SITE_TEXTS.home.bell!} />, {});
  const ring = () => user.click(screen.getByRole('button', { name: 'Ring the bell' }));
  /** The list of the dashboard for wide windows. */
  const names = async () => {
    await screen.findAllByText(/leads$/);
    const rows = container.querySelectorAll<HTMLElement>('svg svg > g');
    return [...rows].map((row) => within(row).getAllByText(/ /)[0]!.textContent);
  };
  return { ring, names };
};

it('adds a lead at the top of the dashboard', async () => {
  const { ring, names } = renderBell();
  expect(screen.getByRole('status')).toHaveTextContent('A new lead is at the door.');
  await ring();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nadia Brandt just wrote in. It’s Owen’s turn.',
  );
  expect(await names()).toEqual(['Nadia Brandt', 'Elena Marsh', 'Jonah Beckett', 'Ruth Abara']);
  expect(screen.getByText('25 leads')).toBeInTheDocument();
  expect(screen.getAllByText('129').length).toBeGreaterThan(0);
});

it('assigns leads in turn and lists no lead twice', async () => {
  const { ring, names } = renderBell();
  for (let count = 0; count < 9; count += 1) await ring();
  expect(screen.getByRole('status')).toHaveTextContent('It’s Owen’s turn.');
  expect(new Set(await names()).size).toBe(4);
});
