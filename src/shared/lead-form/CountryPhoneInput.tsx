import { useLayoutEffect, useRef } from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { NumberInput, Row } from './phoneControls.tsx';

/** What the visitor was doing in the fallback input that this component replaces. */
export interface PhoneHandover {
  focus: 'number' | 'country' | false;
  opensList: boolean;
}

export interface CountryPhoneInputProps {
  control: ControlProps;
  name: string;
  /** E.164 with its plus sign once the number is complete. */
  value: string;
  onChange: (value: string) => void;
  handover: PhoneHandover;
}

const isInternational = (value: string): boolean => value === '' || value.startsWith('+');

/** Formats a number while it is typed, next to the list of countries. */
export function CountryPhoneInput(props: CountryPhoneInputProps) {
  const { control, name, value, onChange, handover } = props;
  const row = useRef<HTMLDivElement>(null);
  const initialValue = useRef(value);

  useLayoutEffect(() => {
    const { focus, opensList } = handover;
    const input = row.current!.querySelector('input')!;
    if (!isInternational(initialValue.current)) {
      // The library accepts an incomplete number only as typed text.
      input.setRangeText(initialValue.current, 0, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // A list that opens takes the focus itself.
    if (!focus || opensList) return;
    if (focus === 'country') return row.current!.querySelector('button')!.focus();
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [handover]);

  return (
    <PhoneInput
      {...control}
      name={name}
      value={isInternational(value) ? value : ''}
      onChange={(number) => onChange(number ?? '')}
      defaultCountry={HOME_COUNTRY.code}
      countryOptionsOrder={['US', 'CA', '...']}
      initialValueFormat="national"
      addInternationalOption={false}
      autoComplete="tel"
      placeholder={phoneStrings.placeholder}
      containerComponent={Row}
      containerComponentProps={{ ref: row }}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ startsOpen: handover.opensList }}
      inputComponent={NumberInput}
    />
  );
}
