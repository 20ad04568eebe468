import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const told = () =>
  Array.from(
    document.head.querySelectorAll('meta, script'),
    (element) =>
      element.getAttribute('property') ??
      element.getAttribute('name') ??
      element.getAttribute('type'),
  );

it('takes away what machines were told of the first page once another one shows', () => {
  document.head.innerHTML = `<meta property="og:title" content="First"><meta name="twitter:card" content="x">
    <meta name="description" content="First"><script type="application/ld+json">{}</script>`;
  const store = makeTestStore();
  store.dispatch(locationChangedTo('/blog'));
  render(
    <Provider store={store}>
      <RouteAnnouncer />
    </Provider>,
  );
  expect(told()).toEqual(['og:title', 'twitter:card', 'description', 'application/ld+json']);
  act(() => void store.dispatch(locationChangedTo('/pricing')));
  expect(told()).toEqual(['description']);
});
