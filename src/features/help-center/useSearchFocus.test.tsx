import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices } from '../../testing/renderWithProviders.tsx';
import { listenToHelpSearch } from './helpCenterListeners.ts';
import { useSearchFocus } from './useSearchFocus.ts';

function Box() {
  return (
    <div {...useSearchFocus()}>
      <input />
      <button>Result</button>
    </div>
  );
}

/** Takes over the server's markup, as it is after `prepare`. */
const hydrateBox = (prepare: (input: HTMLInputElement) => void = () => undefined) => {
  const container = document.createElement('div');
  container.innerHTML = '<div><input/><button>Result</button></div>';
  document.body.append(container);
  const input = container.querySelector('input')!;
  prepare(input);
  const store = makeTestStore(makeTestServices(), [listenToHelpSearch]);
  const view = render(
    <Provider store={store}>
      <Box />
    </Provider>,
    { container, hydrate: true },
  );
  return {
    ...view,
    input,
    button: container.querySelector('button')!,
    box: () => store.getState().helpSearch?.box,
  };
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is left until the box has focus', () => {
  const { box, input } = hydrateBox();
  expect(box()).toBe('left');
  act(() => input.focus());
  expect(box()).toBe('open');
});

it('knows of focus that came before the scripts', () => {
  const { box } = hydrateBox((input) => input.focus());
  expect(box()).toBe('open');
});

it('is left 10 ms after focus has gone', async () => {
  const { box, input } = hydrateBox();
  act(() => input.focus());
  act(() => input.blur());
  await pass(HELP_BLUR_DELAY_MS - 1);
  expect(box()).toBe('open');
  await pass(1);
  expect(box()).toBe('left');
});

it('is not left when focus only moves to a result, or comes back', async () => {
  const { box, input, button } = hydrateBox();
  act(() => input.focus());
  act(() => button.focus());
  await pass(HELP_BLUR_DELAY_MS);
  expect(box()).toBe('open');
  act(() => button.blur());
  act(() => input.focus());
  await pass(HELP_BLUR_DELAY_MS);
  expect(box()).toBe('open');
});
