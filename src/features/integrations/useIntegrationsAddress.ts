import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';

/** The address of a page of what a query finds; `page` counts from 0. What goes without saying is left out. */
export const integrationsAddress = (query: string, page: number): string => {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page > 0) search.set('page', String(page + 1));
  const text = search.toString();
  return text ? `${paths.allIntegrations}?${text}` : paths.allIntegrations;
};

/** Moves the list of all integrations to another address. */
export const useIntegrationsAddress = () => {
  const navigate = useNavigate();

  /** Each page is a step to go back from. */
  const openPage = useCallback(
    (query: string, page: number) => void navigate(integrationsAddress(query, page)),
    [navigate],
  );

  /** A new search starts on its first page and takes the last one's place in the history. */
  const searchFor = useCallback(
    (query: string) => void navigate(integrationsAddress(query, 0), { replace: true }),
    [navigate],
  );

  return { openPage, searchFor };
};
