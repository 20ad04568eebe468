import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadOrReload } from '../../lib/browser.ts';
import { asWritten, HOME_COUNTRY, toE164 } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { color } from '../../theme/tokens.ts';
import { controlStyles, FieldShell } from '../../ui/Field.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import type { CountryPhoneInputProps, PhoneHandover } from './CountryPhoneInput.tsx';
import { CountryButton, NumberInput, Row } from './phoneControls.tsx';

/** The number formats of all countries are 40 KB, so they load when the form is first used. */
export const countryPhoneInput = lazyPart<CountryPhoneInputProps>(async () => {
  const { CountryPhoneInput } = await import(
    /* webpackChunkName: "phone" */ './CountryPhoneInput.tsx'
  );
  return CountryPhoneInput;
});

const PlainInput = styled.input`
  ${controlStyles}
`;

const Hint = styled.p`
  color: ${color.ink2};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const countryCodeHint = <Hint>{phoneStrings.withoutScripts}</Hint>;

/** Unmounting a control between pointerdown and click would swallow the click. */
const pointerReleased = async (element: HTMLElement): Promise<void> => {
  if (!element.matches(':active')) return;
  await new Promise<void>((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) {
      window.addEventListener(type, () => setTimeout(resolve), { once: true });
    }
  });
};

type FallbackInputProps = Omit<CountryPhoneInputProps, 'handover'> & {
  onLoad: (handover: PhoneHandover) => void;
};

/** A plain input until the country list has loaded. It takes any way to write a number, as the server does. */
function FallbackInput({ control, value, onChange, onLoad, ...input }: FallbackInputProps) {
  const [text, setText] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const isListRequested = useRef(false);

  const handOver = async () => {
    if (row.current) await pointerReleased(row.current);
    const { activeElement } = document;
    if (!row.current) return;
    const isFocused = row.current.contains(activeElement);
    onLoad({
      focus: isFocused && (activeElement === number.current ? 'number' : 'country'),
      opensList: isListRequested.current,
    });
  };
  // If loading fails, the field still works; the next focus retries.
  const load = useEffectEvent(() => {
    void countryPhoneInput.load().then(handOver, () => undefined);
  });
  const openList = () => {
    isListRequested.current = true;
    void loadOrReload(countryPhoneInput.load).then(handOver);
  };

  useEffect(() => {
    const form = row.current!.closest('form');
    const handleFocus = () => load();
    if (form?.contains(document.activeElement)) load();
    form?.addEventListener('focusin', handleFocus);
    return () => form?.removeEventListener('focusin', handleFocus);
  }, []);
  // A draft was restored, or the browser autofilled the form.
  useEffect(() => {
    if (value !== '') load();
  }, [value]);
  useEarlyInput(number);

  return (
    <Row ref={row}>
      <CountryButton country={HOME_COUNTRY} onClick={openList} />
      <NumberInput
        {...input}
        {...control}
        ref={number}
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

function NumberWithCountry(props: Omit<CountryPhoneInputProps, 'handover'>) {
  const [handover, setHandover] = useState<PhoneHandover | undefined>(() =>
    countryPhoneInput.isLoaded() ? { focus: false, opensList: false } : undefined,
  );
  return handover ? (
    <countryPhoneInput.Component {...props} handover={handover} />
  ) : (
    <FallbackInput {...props} onLoad={setHandover} />
  );
}

export interface PhoneFieldProps {
  label: string;
  name: string;
  /** E.164 with its plus sign once the number is complete. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  required?: boolean;
  /** The text of a form that was sent without scripts. */
  submittedValue?: string | undefined;
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, onChange, error, required, submittedValue } = props;
  return (
    <FieldShell label={label} error={error} required={required}>
      {(control) =>
        submittedValue === undefined ? (
          <>
            <NumberWithCountry name={name} control={control} value={value} onChange={onChange} />
            <noscript>{countryCodeHint}</noscript>
          </>
        ) : (
          <>
            <PlainInput
              {...control}
              name={name}
              type="tel"
              autoComplete="tel"
              defaultValue={submittedValue}
            />
            {countryCodeHint}
          </>
        )
      }
    </FieldShell>
  );
}
