import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadOrReload } from '../../lib/browser.ts';
import { asWritten, HOME_COUNTRY, toE164 } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { color } from '../../theme/tokens.ts';
import { FieldShell, Input } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import type { CountryPhoneInputProps } from './CountryPhoneInput.tsx';
import { CountryButton, NumberInput, Row } from './phoneControls.tsx';

/** The number formats of all countries are 40 KB, so they load when the form is first used. */
const loadCountryPhoneInput = async () =>
  (await import(/* webpackChunkName: "phone" */ './CountryPhoneInput.tsx')).CountryPhoneInput;

const Hint = styled.p`
  color: ${color.ink2};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const hint = <Hint>{phoneStrings.withoutScripts}</Hint>;

/** A plain input until the countries have loaded. Like the server, it accepts any way to write a number. */
function NumberWithCountry(props: Omit<CountryPhoneInputProps, 'startsOpen'>) {
  const { control, name, value, onChange } = props;
  const row = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<{
    Input: Awaited<ReturnType<typeof loadCountryPhoneInput>>;
    startsOpen: boolean;
  }>();

  const load = useEffectEvent(async () => {
    // If loading fails, the field still works; the next focus retries.
    const Input = await loadCountryPhoneInput().catch(() => null);
    // Replacing a control in use would take its focus, or swallow the click that a pointer has begun.
    const canReplace = row.current?.matches(':focus-within, :active') === false;
    if (Input && canReplace) setLoaded({ Input, startsOpen: false });
  });
  const openList = async () => {
    const Input = await loadOrReload(loadCountryPhoneInput);
    setLoaded({ Input, startsOpen: true });
  };

  useEffect(() => {
    const form = row.current?.closest('form');
    const handleFocus = () => void load();
    // A draft was restored, or the browser autofilled the form.
    if (value !== '' || form?.contains(document.activeElement)) handleFocus();
    form?.addEventListener('focusin', handleFocus);
    return () => form?.removeEventListener('focusin', handleFocus);
  }, [value]);
  useEarlyInput(number);

  if (loaded) return <loaded.Input {...props} startsOpen={loaded.startsOpen} />;
  return (
    <Row ref={row}>
      <CountryButton country={HOME_COUNTRY} onClick={() => void openList()} />
      <NumberInput
        {...control}
        ref={number}
        name={name}
        type="tel"
        autoComplete="tel"
        placeholder={phoneStrings.placeholder}
        value={toE164(text) === value ? text : asWritten(value)}
        onChange={({ target }) => {
          setText(target.value);
          onChange(toE164(target.value));
        }}
      />
    </Row>
  );
}

interface PhoneFieldProps extends Omit<CountryPhoneInputProps, 'control' | 'startsOpen'> {
  label: string;
  error?: string;
  required?: boolean;
  submittedValue?: string | undefined;
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, error, required, submittedValue, ...number } = props;
  return (
    <FieldShell label={label} error={error} required={required}>
      {(control) =>
        submittedValue === undefined ? (
          <>
            <NumberWithCountry {...number} control={control} />
            <noscript>{hint}</noscript>
          </>
        ) : (
          <>
            <Input
              {...control}
              name={number.name}
              type="tel"
              autoComplete="tel"
              defaultValue={submittedValue}
            />
            {hint}
          </>
        )
      }
    </FieldShell>
  );
}
