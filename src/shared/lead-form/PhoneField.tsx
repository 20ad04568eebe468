import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { asWritten, HOME_COUNTRY, toE164 } from '../../lib/phone.ts';
import { loadOrReload } from '../../lib/browser.ts';
import { phoneStrings } from '../../strings/forms.ts';
import { color } from '../../theme/tokens.ts';
import { controlStyles, FieldShell } from '../../ui/Field.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import type { CountryPhoneInputProps, PhoneHandover } from './CountryPhoneInput.tsx';
import { CountryButton, NumberInput, Row } from './phoneControls.tsx';

/** Every country's way to write numbers is 40 KB, which most visits of a page with a form never need. */
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

export interface PhoneFieldProps {
  label: string;
  name: string;
  /** E.164 with its plus sign; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  required?: boolean;
  /** What the visitor wrote when the form was sent without scripts: shown as it was, in a plain field. */
  written?: string | undefined;
}

function CountryCodeHint() {
  return <Hint>{phoneStrings.withoutScripts}</Hint>;
}

/** Calls when the pointer that is down has been lifted, and what it pressed was clicked. */
const afterPress = (then: () => void): void => {
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(then), { once: true });
};

type EarlyPhoneInputProps = Omit<CountryPhoneInputProps, 'handover'> & {
  onHandover: (handover: PhoneHandover) => void;
};

/**
 * The field until its code is there, which is asked for with the first sign that the form is going to be used. It takes
 * numbers as the server does that has no scripts, so that nothing depends on the code.
 */
function EarlyPhoneInput({ control, value, onChange, onHandover, ...input }: EarlyPhoneInputProps) {
  const [text, setText] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const isListAskedFor = useRef(false);
  const handOver = () => {
    const element = number.current;
    // Gone meanwhile.
    if (!element) return;
    // What is taken away between the press and the click is never clicked.
    if (row.current!.matches(':active')) return afterPress(handOver);
    const { activeElement } = document;
    const isInCountry = row.current!.contains(activeElement);
    // At once: another key could be pressed before the next rendering.
    flushSync(() =>
      onHandover({
        text: element.value,
        focused: activeElement === element ? 'number' : isInCountry ? 'country' : undefined,
        selection: [element.selectionStart ?? 0, element.selectionEnd ?? 0],
        opensList: isListAskedFor.current,
      }),
    );
  };
  // Without the code the field still takes a number; the next sign of use asks again.
  const load = useEffectEvent(
    () =>
      void countryPhoneInput.load().then(
        () => handOver(),
        () => undefined,
      ),
  );
  const openList = () => {
    isListAskedFor.current = true;
    void loadOrReload(countryPhoneInput.load).then(handOver);
  };

  useEffect(() => {
    const form = row.current!.closest('form');
    const handleFocus = () => load();
    if (form?.contains(document.activeElement)) load();
    form?.addEventListener('focusin', handleFocus);
    return () => form?.removeEventListener('focusin', handleFocus);
  }, []);
  // A draft came back, or the browser has filled the form in.
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

/** Nothing was taken over: the code was there before the field. */
const AFRESH: PhoneHandover = { text: '', selection: [0, 0], opensList: false };

function NumberWithCountry(props: Omit<CountryPhoneInputProps, 'handover'>) {
  const [handover, setHandover] = useState(() =>
    countryPhoneInput.isLoaded() ? AFRESH : undefined,
  );
  return handover ? (
    <countryPhoneInput.Component {...props} handover={handover} />
  ) : (
    <EarlyPhoneInput {...props} onHandover={setHandover} />
  );
}

/** A phone number with its country, which is the United States at first. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, error, required, written, ...input } = props;
  if (written !== undefined) {
    return (
      <FieldShell label={label} error={error} required={required}>
        {(control) => (
          <>
            <PlainInput
              {...control}
              name={input.name}
              type="tel"
              autoComplete="tel"
              defaultValue={written}
            />
            <CountryCodeHint />
          </>
        )}
      </FieldShell>
    );
  }
  return (
    <FieldShell label={label} error={error} required={required}>
      {(control) => (
        <>
          <NumberWithCountry {...input} control={control} value={value} onChange={onChange} />
          <noscript>
            <CountryCodeHint />
          </noscript>
        </>
      )}
    </FieldShell>
  );
}
