import { screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import type { ApiRequest } from '../../contract/calls.ts';
import {
  okAnswer,
  loadRoute,
  renderRoute,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { makeCategory, makeResult } from './help.fixtures.ts';

const twoResults = [
  makeResult(),
  makeResult({ id: '2', slug: 'skip-a-turn', title: 'Skip a turn', subcategory: null }),
];

export const sevenCategories = Array.from({ length: 7 }, (_, index) =>
  makeCategory({ id: `c${index}`, name: `Category ${index}` }),
);

interface Setting {
  /** In the address. */
  query?: string;
  answers?: TestAnswers;
}

/** The help center's home; searches find two articles by default. */
export const renderHelpCenter = ({ query = '', answers = {} }: Setting = {}) => {
  return renderRoute(
    query ? `${paths.helpCenter}?q=${encodeURIComponent(query)}` : paths.helpCenter,
    {
      answers: {
        helpCenter: okAnswer(sevenCategories),
        helpSearch: okAnswer(twoResults),
        ...answers,
      },
    },
  );
};

export const loadHelpCenter = () => loadRoute(paths.helpCenter);

export const searchBox = () => screen.getByRole('combobox', { name: 'Search the help center' });
export const searchOptions = () => screen.queryAllByRole('option');

/** The queries of the search requests, in order. */
export const searchesIn = (requests: ApiRequest[]) =>
  requests.flatMap((request) => (request.name === 'helpSearch' ? request.params.q : []));
