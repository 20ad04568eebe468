import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loadOrReload } from '../../lib/browser.ts';
import { asWritten, HOME_COUNTRY, toE164 } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { onlyWithoutScripts, type } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';
import { FieldShell } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import type { CountryPhoneInput, CountryPhoneInputProps } from './CountryPhoneInput.tsx';
import { CountryButton, NumberInput, Row } from './phoneControls.tsx';

/** The number formats of all countries are 40 KB, so they load when the form is first used. */
const loadCountryPhoneInput = async () =>
  (await import(/* webpackChunkName: "phone" */ './CountryPhoneInput.tsx')).CountryPhoneInput;

interface NumberProps extends Omit<CountryPhoneInputProps, 'startsOpen'> {
  /** What the server rejected, in a page without scripts. */
  submittedValue?: string | undefined;
}

/** A plain input until the countries have loaded. Like the server, it accepts any way to write a number. */
function NumberWithCountry({ submittedValue, ...props }: NumberProps) {
  const { control, name, value, onChange } = props;
  const row = useEarlyInput<HTMLDivElement>();
  const [loaded, setLoaded] = useState<{ Input: typeof CountryPhoneInput; startsOpen: boolean }>();

  useEffect(() => {
    const form = row.current?.closest('form');
    const replaceUnused = (Input: typeof CountryPhoneInput) => {
      // Replacing a control in use would take its focus, or swallow the click that a pointer has begun.
      const isUnused = row.current?.matches(':focus-within, :active') === false;
      if (isUnused) setLoaded({ Input, startsOpen: false });
    };
    // If loading fails, the field still works; the next focus retries.
    const load = () => void loadCountryPhoneInput().then(replaceUnused, () => undefined);
    // A draft was restored, or the browser autofilled the form.
    if (value !== '' || form?.contains(document.activeElement)) load();
    form?.addEventListener('focusin', load);
    return () => form?.removeEventListener('focusin', load);
  }, [row, value]);

  const openList = async () => {
    const Input = await loadOrReload(loadCountryPhoneInput);
    setLoaded({ Input, startsOpen: true });
  };

  if (loaded) return <loaded.Input {...props} startsOpen={loaded.startsOpen} />;
  return (
    <Row ref={row}>
      <CountryButton country={HOME_COUNTRY} onClick={() => void openList()} />
      <NumberInput
        {...control}
        name={name}
        type="tel"
        autoComplete="tel"
        placeholder={phoneStrings.placeholder}
        defaultValue={submittedValue ?? asWritten(value)}
        onChange={({ target }) => onChange(toE164(target.value))}
      />
    </Row>
  );
}

const Hint = styled.p`
  ${onlyWithoutScripts}
  ${type.caption}
  color: ${color.ink2};
`;

interface PhoneFieldProps extends Omit<NumberProps, 'control'> {
  label: string;
  error?: string;
  required?: boolean;
}

export function PhoneField({ label, error, required, ...number }: PhoneFieldProps) {
  return (
    <FieldShell label={label} error={error} required={required}>
      {(control) => (
        <>
          <NumberWithCountry {...number} control={control} />
          <Hint>{phoneStrings.withoutScripts}</Hint>
        </>
      )}
    </FieldShell>
  );
}
