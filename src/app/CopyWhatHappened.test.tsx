import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { makeTestServices } from '../testing/testServices.ts';
import { RouteError } from './RouteError.tsx';

const pressCopy = async (services = makeTestServices()) => {
  const { user } = renderWithProviders(<RouteError />, { services, path: '/help-center?q=ada' });
  await user.click(screen.getByRole('button', { name: 'Copy what happened' }));
  await waitFor(() => expect(services.notify).toHaveBeenCalledTimes(1));
  return services;
};

it('copies what happened from the error page, without what was typed, and says so', async () => {
  const { copyText, notify } = await pressCopy();
  const copied = JSON.parse(copyText.mock.calls[0]![0]) as { type: string; payload: unknown }[];
  expect(copied.find(({ type }) => type === 'navigation/arrived')?.payload).toMatchObject({
    pathname: '/help-center',
    search: '?q=‹text, 3 characters›',
  });
  expect(notify).toHaveBeenCalledWith('success', 'Copied. Nothing that you have typed is in it.');
});

it('says so when the browser forbids copying', async () => {
  const services = makeTestServices();
  services.copyText.mockRejectedValue(new Error('NotAllowedError'));
  const { notify } = await pressCopy(services);
  expect(notify).toHaveBeenCalledWith('error', 'It could not be copied. Please try again.');
});

it('leaves refreshing and going home where they were', () => {
  renderWithProviders(<RouteError />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Refresh',
    'Copy what happened',
  ]);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
});
