import { screen } from '@testing-library/react';
import type { ApiRequest } from '../../api/baseQuery.ts';
import { paths } from '../../contract/paths.ts';
import { callPath } from '../../contract/calls.ts';
import {
  apiAnswer,
  loadRoute,
  renderRoute,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { makeCategory, makeResult } from './help.fixtures.ts';

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
  return renderRoute(
    query ? `${paths.helpCenter}?q=${encodeURIComponent(query)}` : paths.helpCenter,
    {
      answers: {
        [callPath('helpCenter')]: apiAnswer(sevenCategories),
        [SEARCH]: apiAnswer(twoResults),
        ...answers,
      },
    },
  );
};

export const loadHelpCenter = () => loadRoute(paths.helpCenter);

export const searchBox = () => screen.getByRole('combobox', { name: 'Search the help center' });
export const searchOptions = () => screen.queryAllByRole('option');

/** The searches that were sent, in order. */
export const searchesIn = (requests: ApiRequest[]) =>
  requests.map(({ path }) => path).filter((path) => path.startsWith(SEARCH));
