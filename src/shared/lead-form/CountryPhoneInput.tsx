import { useLayoutEffect, useRef } from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { NumberInput, Row } from './phoneControls.tsx';

/** What the visitor was at in the field that this one takes over from. */
export interface PhoneHandover {
  text: string;
  /** Where the focus was: in the number, with its selection, or on the button of the country. */
  focused?: 'number' | 'country' | undefined;
  selection: readonly [start: number, end: number];
  /** The list of countries was asked for. */
  opensList: boolean;
}

export interface CountryPhoneInputProps {
  control: ControlProps;
  name: string;
  /** E.164 with its plus sign; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  handover: PhoneHandover;
}

/** A number that is put in its country's form while it is written, beside the list of all countries. */
export function CountryPhoneInput({
  control,
  value,
  onChange,
  handover,
  ...input
}: CountryPhoneInputProps) {
  const container = useRef<HTMLDivElement>(null);
  // The library's types take its input for a class component.
  const numberInput = useRef(null);
  const taken = useRef(handover);

  useLayoutEffect(() => {
    const { text, focused, selection, opensList } = taken.current;
    const number = numberInput.current as unknown as HTMLInputElement;
    if (text !== '' && number.value === '') {
      // Not a whole number yet: it is written again, by the hand of the visitor as it were.
      number.setRangeText(text, 0, 0, 'end');
      number.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // The list that opens has it already.
    if (focused === 'country' && !opensList) container.current?.querySelector('button')?.focus();
    if (focused !== 'number') return;
    number.focus();
    if (number.value === text) number.setSelectionRange(...selection);
    else number.setSelectionRange(number.value.length, number.value.length);
  }, []);

  return (
    <PhoneInput
      {...input}
      {...control}
      ref={numberInput}
      // The library complains of anything else.
      value={value.startsWith('+') ? value : ''}
      onChange={(number) => onChange(number ?? '')}
      defaultCountry={HOME_COUNTRY.code}
      initialValueFormat="national"
      addInternationalOption={false}
      autoComplete="tel"
      placeholder={phoneStrings.placeholder}
      containerComponent={Row}
      containerComponentProps={{ ref: container }}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ startsOpen: handover.opensList }}
      inputComponent={NumberInput}
    />
  );
}
