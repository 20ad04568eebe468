import { render, screen } from '@testing-library/react';
import { useTimeZone } from './useTimeZone.ts';

function Zone() {
  return <p>{useTimeZone() ?? 'not known'}</p>;
}

it('knows the zone after the first render, in a task of its own', async () => {
  render(<Zone />);
  expect(screen.getByText('not known')).toBeVisible();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await screen.findByText(zone)).toBeVisible();
});
