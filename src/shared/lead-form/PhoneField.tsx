import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadOrReload } from '../../lib/loadOrReload.ts';
import { HOME_COUNTRY } from '../../lib/homePhone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { onlyWithoutScripts, type } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';
import { FieldShell, type ControlProps } from '../../ui/Field.tsx';
import { loadPhoneModule, type PhoneModule } from './loadPhoneModule.ts';
import {
  CountryButton,
  keepSearchFocused,
  NumberInput,
  PhoneRow,
  type Country,
} from './phoneControls.tsx';

interface NumberProps {
  name: string;
  /** Code of the country that numbers without a calling code belong to. */
  country: string;
  onCountryChange: (country: string) => void;
  /** What the server rejected, in a page without scripts. */
  submittedValue?: string | undefined;
}

/** The control of a form, without what its page says about it. */
export interface PhoneControlProps extends NumberProps {
  error?: string | undefined;
}

/** The country of a number as far as it is written. Its calling code may be that of another country than the chosen one. */
const findCountry = (
  { COUNTRIES, countryOf }: PhoneModule,
  written: string,
  chosenCode: string,
): Country | undefined => {
  const numberCode = countryOf(written, chosenCode);
  return COUNTRIES.find(({ code }) => code === numberCode);
};

/** The input keeps what a visitor writes, in any way to write a number. Once the phone module has loaded, it is formatted. */
function NumberWithCountry(props: NumberProps & { control: ControlProps }) {
  const { control, name, country: chosenCode, onCountryChange, submittedValue } = props;
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [phoneModule, setPhoneModule] = useState<PhoneModule>();
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState('');

  const handleLoaded = (loaded: PhoneModule) => {
    setWritten(input.current?.value ?? '');
    setPhoneModule(loaded);
  };

  useEffect(() => {
    if (phoneModule) return undefined;
    const form = row.current?.closest('form');
    // If loading fails, the field still works; the next focus retries.
    const load = () => void loadPhoneModule().then(handleLoaded, () => undefined);
    // A draft was restored, or the browser autofilled the form.
    const isUsed = input.current?.value !== '' || form?.contains(document.activeElement);
    if (isUsed || chosenCode !== HOME_COUNTRY.code) load();
    form?.addEventListener('focusin', load);
    return () => form?.removeEventListener('focusin', load);
  }, [phoneModule, chosenCode]);

  const write = (text: string) => {
    input.current!.value = text;
    setWritten(text);
  };
  const open = async () => {
    if (!phoneModule) handleLoaded(await loadOrReload(loadPhoneModule));
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const handleChoose = ({ code }: Country) => {
    setIsOpen(false);
    if (phoneModule) write(phoneModule.movePhone(input.current!.value, chosenCode, code));
    onCountryChange(code);
    input.current?.focus();
  };
  const numberCountry = phoneModule ? findCountry(phoneModule, written, chosenCode) : HOME_COUNTRY;
  return (
    <PhoneRow ref={row}>
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
        }}
      >
        <CountryButton
          ref={button}
          country={numberCountry}
          aria-expanded={isOpen}
          onMouseDown={keepSearchFocused}
          onClick={() => (isOpen ? close() : void open())}
        />
        {phoneModule && isOpen && (
          <phoneModule.CountryPanel
            selected={numberCountry}
            onChoose={handleChoose}
            onDismiss={close}
          />
        )}
      </div>
      <NumberInput
        {...control}
        ref={input}
        name={name}
        type="tel"
        autoComplete="tel"
        placeholder={phoneStrings.placeholder}
        defaultValue={submittedValue}
        // Also for autofill, which changes a value without React's knowledge.
        onInput={({ currentTarget }) => setWritten(currentTarget.value)}
        onBlur={() =>
          phoneModule && write(phoneModule.formatPhone(input.current!.value, chosenCode))
        }
      />
    </PhoneRow>
  );
}

const Hint = styled.p`
  ${onlyWithoutScripts}
  ${type.caption}
  color: ${color.ink2};
`;

interface PhoneFieldProps extends PhoneControlProps {
  label: string;
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
