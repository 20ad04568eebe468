import { act, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { lazyPage } from './lazyPage.ts';
import { PageOutlet } from './PageOutlet.tsx';

/** Stands for the application's: says that a page can't be shown. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>Broken</p> : this.props.children);
}

const renderOutlet = async (importPage: () => Promise<{ Page: () => ReactNode }>) => {
  const page = lazyPage('test', importPage);
  // The page has been loaded anew once already: now a failure is for good.
  sessionStorage.setItem('reloaded-for:', '1');
  await act(async () => {
    await Promise.resolve();
    renderWithProviders(
      <Boundary>
        <Suspense fallback={<p>Loading</p>}>
          <PageOutlet page={page} />
        </Suspense>
      </Boundary>,
      { path: '/pricing' },
    );
  });
};

afterEach(() => sessionStorage.clear());

it('shows a page when its code has come', async () => {
  await renderOutlet(() => Promise.resolve({ Page: () => <p>The page</p> }));
  expect(await screen.findByText('The page')).toBeVisible();
});

it('gives a page up whose code can not be loaded, and asks for it once', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const importPage = jest.fn(() => Promise.reject(new Error('Loading chunk test failed.')));
  await renderOutlet(importPage);
  expect(await screen.findByText('Broken')).toBeVisible();
  expect(importPage).toHaveBeenCalledTimes(1);
  complain.mockRestore();
});
