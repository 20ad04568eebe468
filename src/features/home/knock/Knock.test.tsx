import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { Knock } from './Knock.tsx';

it('rings only when the bell is pressed', async () => {
  const { store, user } = renderWithProviders(<Knock />);
  expect(store.getState()).toMatchObject({ knock: { rings: 0 } });
  await user.click(screen.getByRole('button', { name: 'Ring the bell' }));
  expect(store.getState()).toMatchObject({ knock: { rings: 1 } });
});
