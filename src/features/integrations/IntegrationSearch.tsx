import { useEffect, useRef, type SubmitEvent } from 'react';
import { paths } from '../../contract/paths.ts';
import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { TextField } from '../../ui/Field.tsx';
import { useIntegrationsAddress } from './useIntegrationsAddress.ts';

/** Milliseconds after the last key before the address follows; browsers refuse too many changes of it in a row. */
const TYPING_PAUSE = 150;

/**
 * The search box. The address holds the query, the field only what is being typed, so a reload, Back and a shared
 * link keep it. Without scripts it is a plain form that asks for the same address.
 */
export function IntegrationSearch({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFollowing = useRef(false);
  const { searchFor } = useIntegrationsAddress();

  const stopTyping = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
  };
  const search = () => {
    stopTyping();
    searchFor(field.current?.value.trim() ?? '');
  };
  const handleChange = () => {
    stopTyping();
    typing.current = setTimeout(search, TYPING_PAUSE);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search();
  };

  useEffect(() => stopTyping, []);

  useEffect(() => {
    const input = field.current;
    const mayFollow = isFollowing.current;
    isFollowing.current = true;
    if (!input || typing.current !== undefined || input.value.trim() === query) return;
    // Back or a link changed the query and the field follows it; at first it is the other way round, because the
    // visitor may have typed before the scripts had started.
    if (mayFollow) input.value = query;
    else searchFor(input.value.trim());
  }, [query, searchFor]);

  return (
    <form role="search" action={paths.allIntegrations} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={allIntegrationsStrings.search}
        name="q"
        type="search"
        defaultValue={query}
        placeholder={allIntegrationsStrings.searchHint}
        autoComplete="off"
        onChange={handleChange}
      />
    </form>
  );
}
