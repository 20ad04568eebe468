import { useRef, type SubmitEvent } from 'react';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { MAX_QUERY_LENGTH } from '../../lib/text.ts';
import { TextField } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import { queryChanged, querySubmitted, selectTypedQuery } from './integrationsSlice.ts';

/** The search box. Without scripts it is a plain form that asks for the address of what it finds. */
export function IntegrationSearch() {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectTypedQuery);
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(querySubmitted());
  };
  return (
    <form role="search" action={paths.allIntegrations} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={allIntegrationsStrings.search}
        name="q"
        type="search"
        value={query}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={allIntegrationsStrings.searchHint}
        autoComplete="off"
        onChange={(event) => dispatch(queryChanged(event.target.value))}
      />
    </form>
  );
}
