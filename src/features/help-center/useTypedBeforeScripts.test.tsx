import { render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useTypedBeforeScripts } from './useTypedBeforeScripts.ts';

function Field() {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  useTypedBeforeScripts(field, value, setValue);
  return (
    <>
      <input ref={field} value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

/** The server's markup, in which somebody has typed before it is taken over. */
const hydrateTyped = (typed: string) => {
  const container = document.createElement('div');
  container.innerHTML = '<input value=""/><output></output>';
  container.querySelector('input')!.value = typed;
  document.body.append(container);
  render(<Field />, { container, hydrate: true });
  return container;
};

it('takes over what was typed before the scripts had started', () => {
  const container = hydrateTyped('early');
  expect(container.querySelector('output')).toHaveTextContent('early');
  expect(container.querySelector('input')).toHaveValue('early');
});

it('changes nothing when nothing was typed', () => {
  expect(hydrateTyped('').querySelector('output')).toBeEmptyDOMElement();
});
