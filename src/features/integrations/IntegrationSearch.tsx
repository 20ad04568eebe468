import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { TextField } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { integrationsAddress } from './integrationsAddress.ts';

/** Milliseconds after the last key before the address follows; browsers refuse too many changes of it in a row. */
const TYPING_PAUSE = 150;

/**
 * The search box. The address holds the query, the field only what is being typed, so a reload, Back and a shared
 * link keep it. Without scripts it is a plain form that asks for the same address.
 */
export function IntegrationSearch({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  const stopTyping = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
  };
  const search = () => {
    stopTyping();
    // A new search starts on its first page and takes the last one's place in the history.
    const typed = field.current?.value.trim() ?? '';
    void navigate(integrationsAddress(typed, 0), { replace: true });
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
  useEarlyInput(field);

  useEffect(() => {
    const input = field.current;
    if (!input || typing.current !== undefined || input.value.trim() === query) return;
    // Back or a link changed the query, and the field follows it.
    input.value = query;
  }, [query]);

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
