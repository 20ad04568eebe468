import { screen } from '@testing-library/react';
import type { ApiRequest } from '../../api/baseQuery';
import { endpoints } from '../../contract/endpoints';
import { makeStore } from '../../store/makeStore';
import {
  apiAnswer,
  makeTestServices,
  renderWithProviders,
  type TestAnswers,
} from '../../testing/renderWithProviders';
import { HelpCenterPage, helpCenterEntered } from './HelpCenterPage';
import { makeCategory, makeResult } from './testHelp';

/** Path of every search, without its query. */
export const SEARCH = '/api/help-center/search';

const twoResults = [
  makeResult(),
  makeResult({ id: '2', slug: 'skip-a-turn', title: 'Skip a turn', subcategory: null }),
];

export const sevenCategories = Array.from({ length: 7 }, (_, index) =>
  makeCategory({ id: `c${index}`, name: `Category ${index}` }),
);

interface Setting {
  /** Of the address. */
  query?: string;
  answers?: TestAnswers;
}

/** The help center's home as it is entered; searches find two articles unless told otherwise. */
export const renderHelpCenter = ({ query = '', answers = {} }: Setting = {}) => {
  const services = makeTestServices({
    [endpoints.helpCenter]: apiAnswer(sevenCategories),
    [SEARCH]: apiAnswer(twoResults),
    ...answers,
  });
  const store = makeStore(services);
  const address = query ? `/help-center?q=${encodeURIComponent(query)}` : '/help-center';
  store.dispatch(helpCenterEntered({ search: new URL(address, 'http://x').searchParams }));
  return renderWithProviders(<HelpCenterPage />, {
    path: address,
    route: '/help-center',
    services,
    store,
  });
};

export const searchBox = () => screen.getByRole('combobox', { name: 'Search the help center' });
export const searchOptions = () => screen.queryAllByRole('option');

/** The searches that were sent, in order. */
export const searchesIn = (requests: ApiRequest[]) =>
  requests.map(({ path }) => path).filter((path) => path.startsWith(SEARCH));
