import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { PlacesLeft } from './PlacesLeft.tsx';
import { makeEvent } from './webinars.fixtures.ts';
import { webinarsApi } from './webinarsApi.ts';

it('repeats no read of a page that the server rendered', async () => {
  const event = makeEvent({ places_left: 12 });
  const services = makeTestServices({ event: okAnswer(event) });
  const store = makeTestStore(services);
  await store.dispatch(webinarsApi.endpoints.getEvent.initiate(event.slug));
  const view = (
    <Provider store={store}>
      <PlacesLeft event={event} />
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  render(view, { container, hydrate: true });
  await act(async () => Promise.resolve());
  expect(container).toHaveTextContent('12 places left');
  expect(services.requests).toHaveLength(1);
});
