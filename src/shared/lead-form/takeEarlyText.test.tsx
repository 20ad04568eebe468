import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyText } from './takeEarlyText.ts';

/** Shows in capitals what is typed, as fields do that format. */
function Field({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  return (
    <input
      ref={takeEarlyText}
      type="tel"
      aria-label="Text"
      value={text}
      onChange={(event) => setText(event.target.value.toUpperCase())}
    />
  );
}

/** The server's markup, written into before the scripts come. */
const hydrate = async (initial: string, early: string | undefined) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field initial={initial} />);
  const input = container.querySelector('input')!;
  if (early !== undefined) input.value = early;
  await act(async () => hydrateRoot(container, <Field initial={initial} />));
  return input;
};

it('hands what was written early to the input', async () => {
  expect((await hydrate('', 'early')).value).toBe('EARLY');
  expect((await hydrate('Kept', 'newer')).value).toBe('NEWER');
});

it('leaves an input alone that nobody has written into', async () => {
  expect((await hydrate('', undefined)).value).toBe('');
  expect((await hydrate('Kept', undefined)).value).toBe('Kept');
});
