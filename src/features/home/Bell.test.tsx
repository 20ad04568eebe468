import { screen, within } from '@testing-library/react';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Bell } from './Bell.tsx';

const renderBell = (texts = SITE_TEXTS.home.bell!) => {
  const { user, container } = renderWithProviders(<Bell texts={texts} />, {});
  const ring = () => user.click(screen.getByRole('button', { name: 'Ring the bell' }));
  /** The list of the dashboard for wide windows. */
  const names = async () => {
    await screen.findAllByText(/leads$/);
    const rows = container.querySelectorAll<HTMLElement>('svg svg > g');
    return [...rows].map((row) => within(row).getAllByText(/ /)[0]!.textContent);
  };
  const agents = async () => {
    await screen.findAllByText(/leads$/);
    const rows = container.querySelectorAll<HTMLElement>('svg svg > g');
    return [...rows].map((row) => within(row).getAllByText(/ /).at(-1)!.textContent);
  };
  return { ring, names, agents };
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

it.each([
  [['Ned Frost'], ['Ned Frost', 'Ned Frost', 'Ned Frost', 'Ned Frost']],
  [
    ['A Frost', 'B Hale'],
    ['A Frost', 'B Hale', 'A Frost', 'B Hale'],
  ],
  [
    ['A Frost', 'B Hale', 'C Bell'],
    ['A Frost', 'C Bell', 'B Hale', 'A Frost'],
  ],
  [
    ['A A', 'B B', 'C C', 'D D'],
    ['A A', 'D D', 'C C', 'B B'],
  ],
])('shows the agents %j of another company by their turns', async (names, expected) => {
  const others = names.map((name) => ({ name, photo: '/avatars/tom.svg' }));
  const { ring, agents } = renderBell({ ...SITE_TEXTS.home.bell!, agents: others });
  await ring();
  expect(await agents()).toEqual(expected);
});
