import { act, render, screen } from '@testing-library/react';
import { useTimeZone } from './useTimeZone.ts';

function Zone() {
  return <p>{useTimeZone() ?? 'not known'}</p>;
}

it('makes no Intl object before the page is used', async () => {
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  render(<Zone />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('not known')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();

  act(() => void window.dispatchEvent(new Event('scroll')));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await screen.findByText(zone)).toBeVisible();
});
