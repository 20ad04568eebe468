import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useTimeZone, useVisitorZone } from './timeZone.ts';
import { useHasPassed } from './clock.ts';
import { PassedMoments } from './SiteContext.ts';

function Zone() {
  return (
    <>
      <p>{useTimeZone() ?? 'not known'}</p>
      <q>{useVisitorZone()}</q>
    </>
  );
}

it('knows the visitor’s time zone in the browser, but not on the server', () => {
  expect(renderToString(<Zone />)).toBe('<p>not known</p><q></q>');
  render(<Zone />);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(screen.getAllByText(zone)).toHaveLength(2);
});

it.each(['Etc/Unknown', '', 'Mars/Olympus', undefined])(
  'uses the site’s zone when the browser’s is %j',
  (timeZone) => {
    const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    render(<Zone />);
    expect(screen.getByText('America/New_York')).toBeVisible();
    jest.restoreAllMocks();
  },
);

const LONG_AGO = Date.parse('2001-01-01');
const FAR_OFF = Date.parse('2099-01-01');

function Asking({ moment }: { moment: number | undefined }) {
  return <p>{useHasPassed(moment) ? 'passed' : 'to come'}</p>;
}

const asking = (moment: number | undefined, passed: number[] = []) => (
  <PassedMoments value={(asked) => passed.includes(asked)}>
    <Asking moment={moment} />
  </PassedMoments>
);

it.each([
  [LONG_AGO, [], 'passed'],
  [FAR_OFF, [], 'to come'],
  // By a server whose clock the visitor's does not know.
  [FAR_OFF, [FAR_OFF], 'passed'],
  [undefined, [], 'to come'],
])('says that %p, with %p passed on the server, has %s', (moment, passed, said) => {
  render(asking(moment, passed));
  expect(screen.getByText(said)).toBeVisible();
});

it('renders the server’s answer on the server', () => {
  expect(renderToString(asking(LONG_AGO))).toBe('<p>to come</p>');
  expect(renderToString(asking(FAR_OFF, [FAR_OFF]))).toBe('<p>passed</p>');
});
