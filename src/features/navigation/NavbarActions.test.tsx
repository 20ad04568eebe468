import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import configureMockStore from 'redux-mock-store';
import type { RootState } from '../../store/rootReducer.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { loadMenus } from './lazyMenus.ts';
import { Navbar } from './Navbar.tsx';
import { menusClosed, menuToggled, mobileMenuToggled } from './menusSlice.ts';

beforeAll(loadMenus);

const initialState = stateAfter();

/** The bar over a store that only writes down what it is told. */
const renderNavbar = (state: RootState = initialState) => {
  const store = configureMockStore<RootState>()(state);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Navbar />
      </MemoryRouter>
    </Provider>,
  );
  const since = store.getActions().length;
  return { user: userEvent.setup(), told: (): unknown[] => store.getActions().slice(since) };
};

it('tells which menu was toggled, and nothing else', async () => {
  const { told, user } = renderNavbar();
  await user.click(screen.getByRole('button', { name: 'Features' }));
  await user.click(screen.getByRole('button', { name: 'Resources' }));
  expect(told()).toEqual([menuToggled('features'), menuToggled('resources')]);
});

it('tells that the mobile menu was toggled', async () => {
  const { told, user } = renderNavbar();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(told()).toEqual([mobileMenuToggled()]);
});

it('tells that Escape closed what was open', async () => {
  const open = stateAfter(menuToggled('features'));
  const { told, user } = renderNavbar(open);
  await user.keyboard('{Escape}');
  expect(told()).toEqual([menusClosed()]);
});
