import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PageOutlet } from './PageOutlet.tsx';

it('shows a page when its code is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Page: () => React.ReactNode }>();
  await act(async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <PageOutlet page={promise} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => {
    resolve({ Page: () => <p>The page</p> });
    await promise;
  });
  expect(screen.getByText('The page')).toBeVisible();
});
