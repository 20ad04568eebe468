import { useLayoutEffect, useRef, useState } from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { phoneStrings } from '../../strings/forms.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { NumberInput, Row } from './phoneControls.tsx';

export interface CountryPhoneInputProps {
  control: ControlProps;
  name: string;
  /** E.164 with its plus sign once the number is complete. */
  value: string;
  onChange: (value: string) => void;
  /** Opens the list of countries on mount. */
  startsOpen: boolean;
}

const isInternational = (value: string): boolean => value === '' || value.startsWith('+');

/** Formats a number while it is typed, next to the list of countries. */
export function CountryPhoneInput(props: CountryPhoneInputProps) {
  const { control, name, value, onChange, startsOpen } = props;
  const [initialValue] = useState(value);
  const number = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (isInternational(initialValue)) return;
    // The library accepts an incomplete number only as typed text.
    number.current!.setRangeText(initialValue);
    number.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }, [initialValue]);

  return (
    <PhoneInput
      {...control}
      // The library forwards it to the input, but types it as the component's.
      ref={number as never}
      name={name}
      value={isInternational(value) ? value : ''}
      onChange={(e164) => onChange(e164 ?? '')}
      defaultCountry={HOME_COUNTRY.code}
      countryOptionsOrder={['US', 'CA', '...']}
      initialValueFormat="national"
      addInternationalOption={false}
      autoComplete="tel"
      placeholder={phoneStrings.placeholder}
      containerComponent={Row}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ startsOpen }}
      inputComponent={NumberInput}
    />
  );
}
