import { screen } from '@testing-library/react';
import { makeStore } from '../../../store/makeStore.ts';
import { makeTestServices, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { homeRoutes } from '../homeRoutes.ts';
import { Knock } from './Knock.tsx';

it('changes nothing in the store until the bell is pressed', async () => {
  const { slices } = await homeRoutes[0]!.page.load();
  const store = makeStore(makeTestServices(), { slices });
  const attach = jest.spyOn(store, 'attach');
  const dispatch = jest.spyOn(store, 'dispatch');
  const { user } = renderWithProviders(<Knock />, { store });
  const [calls, actions] = [attach.mock.calls.length, dispatch.mock.calls.length];
  expect(attach.mock.calls.flatMap(([module]) => module.slices ?? [])).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ring the bell' }));
  expect(attach).toHaveBeenCalledTimes(calls);
  expect(dispatch).toHaveBeenCalledTimes(actions + 1);
  expect(store.getState()).toMatchObject({ knock: { rings: 1 } });
});
