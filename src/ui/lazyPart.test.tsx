import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart.tsx';

afterEach(() => jest.restoreAllMocks());

it('renders its part when the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Component } = lazyPart(() =>
    navigator.onLine
      ? Promise.resolve(() => <p>The part</p>)
      : Promise.reject(new Error('Loading chunk failed.')),
  );
  await act(() => render(<Component />));
  expect(screen.queryByText('The part')).toBeNull();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The part')).toBeVisible();
});
