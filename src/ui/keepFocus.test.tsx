import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { keepFocus } from './keepFocus.ts';

type Part = (isChanged: boolean) => ReactNode;

function Page({ part, isChanged }: { part: Part; isChanged: boolean }) {
  useEffect(() => keepFocus(), []);
  return (
    <main tabIndex={-1}>
      <h1>All posts</h1>
      <a href="#elsewhere">Elsewhere</a>
      {part(isChanged)}
    </main>
  );
}

/** Focuses the button. Observers report changes in a microtask. */
const renderPart = (part: Part) => {
  const { rerender } = render(<Page part={part} isChanged={false} />);
  act(() => screen.getByRole('button', { name: 'Press' }).focus());
  const show = (isChanged: boolean) =>
    act(async () => rerender(<Page part={part} isChanged={isChanged} />));
  return { change: () => show(true), restore: () => show(false) };
};

const press = <button type="button">Press</button>;
const title = () => screen.getByRole('heading', { level: 1 });

it.each<[string, Part]>([
  ['is removed', (isChanged) => !isChanged && press],
  ['is removed with its container', (isChanged) => !isChanged && <div>{press}</div>],
  ['is replaced', (isChanged) => <div key={String(isChanged)}>{press}</div>],
  [
    'is replaced by another kind',
    (isChanged) => <p>{isChanged ? <a href="#next">Next</a> : press}</p>,
  ],
  [
    'is removed with its section and heading',
    (isChanged) =>
      !isChanged && (
        <section>
          <h2>Errors</h2>
          {press}
        </section>
      ),
  ],
  ['is disabled', (isChanged) => <button disabled={isChanged}>Press</button>],
  ['is disabled by its fieldset', (isChanged) => <fieldset disabled={isChanged}>{press}</fieldset>],
])('focuses the title of the page when the focused control %s', async (_, part) => {
  await renderPart(part).change();
  expect(title()).toHaveFocus();
});

it.each<[string, Part, () => HTMLElement]>([
  [
    'the heading of the section',
    (isChanged) => (
      <section>
        <h2>Events</h2>
        <ul>{isChanged ? <li>One</li> : press}</ul>
      </section>
    ),
    () => screen.getByRole('heading', { name: 'Events' }),
  ],
  [
    'the form',
    (isChanged) => (
      <form aria-label="Move">
        <h2>Move</h2>
        {!isChanged && press}
      </form>
    ),
    () => screen.getByRole('form'),
  ],
  [
    'a named container that takes focus',
    (isChanged) => (
      <nav tabIndex={-1} aria-label="Posts">
        <h2>Pages</h2>
        <button disabled={isChanged}>Press</button>
      </nav>
    ),
    () => screen.getByRole('navigation'),
  ],
])('focuses %s', async (_, part, place) => {
  await renderPart(part).change();
  expect(place()).toHaveFocus();
});

it('returns the focus to a control that is enabled again', async () => {
  const { change, restore } = renderPart((isChanged) => (
    <form aria-label="Newsletter">
      <button disabled={isChanged}>Press</button>
    </form>
  ));
  await change();
  expect(screen.getByRole('form')).toHaveFocus();
  await restore();
  expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus();
});

it('leaves the focus where the visitor has moved it in the meantime', async () => {
  const { change, restore } = renderPart((isChanged) => (
    <button disabled={isChanged}>Press</button>
  ));
  await change();
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await restore();
  expect(elsewhere).toHaveFocus();
});

it('moves no focus when the removed control has been left', async () => {
  const { change } = renderPart((isChanged) => !isChanged && press);
  await act(async () => screen.getByRole('button', { name: 'Press' }).blur());
  await change();
  expect(document.body).toHaveFocus();
});

it('focuses the new title of a page that was replaced', async () => {
  const page = (title: string) => (
    <main key={title}>
      <h1>{title}</h1>
      {press}
    </main>
  );
  const { rerender } = render(page('Loading'));
  const stop = keepFocus();
  screen.getByRole('button', { name: 'Press' }).focus();
  await act(async () => rerender(page('Pricing')));
  expect(screen.getByRole('heading', { name: 'Pricing' })).toHaveFocus();
  stop();
});

it('finds a control that was removed before it started', () => {
  render(
    <main>
      <h1>Pricing</h1>
    </main>,
  );
  const stop = keepFocus(document.createElement('button'));
  expect(screen.getByRole('heading', { name: 'Pricing' })).toHaveFocus();
  stop();
});
