import { act } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './hydration.ts';

/** Shows in capitals what is typed, as fields do that format. */
function Field({ initial = '' }: { initial?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  useEarlyInput(field);
  return (
    <input
      ref={field}
      type="tel"
      value={text}
      onChange={(event) => setText(event.target.value.toUpperCase())}
    />
  );
}

function Choices() {
  const place = useRef<HTMLDivElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [period, setPeriod] = useState('monthly');
  const [plan, setPlan] = useState('solo');
  useEarlyInput(place);
  return (
    <div ref={place}>
      <input type="checkbox" checked={isChecked} onChange={() => setIsChecked(!isChecked)} />
      {['monthly', 'annual'].map((value) => (
        <input
          key={value}
          type="radio"
          name="period"
          value={value}
          checked={value === period}
          onChange={() => setPeriod(value)}
        />
      ))}
      <select value={plan} onChange={(event) => setPlan(event.target.value)}>
        <option value="solo">Solo</option>
        <option value="team">Team</option>
      </select>
      <output>{[isChecked, period, plan].join(' ')}</output>
    </div>
  );
}

/** The server's markup, used by the visitor before the scripts come. */
const hydrate = async (page: ReactElement, visit: (container: HTMLElement) => void) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  visit(container);
  await act(async () => hydrateRoot(container, page));
  return container;
};

const typed = async (text: string | undefined, initial?: string) => {
  const container = await hydrate(<Field initial={initial} />, (page) => {
    if (text !== undefined) page.querySelector('input')!.value = text;
  });
  return container.querySelector('input')!.value;
};

const chosen = async (visit: (container: HTMLElement) => void) =>
  (await hydrate(<Choices />, visit)).querySelector('output')!.textContent;

afterEach(() => document.body.replaceChildren());

it('replays text from before hydration', async () => {
  expect(await typed('early')).toBe('EARLY');
  expect(await typed('newer', 'Kept')).toBe('NEWER');
  expect(await typed(undefined, 'Kept')).toBe('Kept');
});

it('replays choices from before hydration', async () => {
  expect(await chosen(() => undefined)).toBe('false monthly solo');
  expect(
    await chosen((page) => page.querySelector<HTMLInputElement>('[type=checkbox]')!.click()),
  ).toBe('true monthly solo');
  expect(
    await chosen((page) => page.querySelector<HTMLInputElement>('[value=annual]')!.click()),
  ).toBe('false annual solo');
  expect(
    await chosen((page) => {
      page.querySelector('select')!.value = 'team';
    }),
  ).toBe('false monthly team');
});
