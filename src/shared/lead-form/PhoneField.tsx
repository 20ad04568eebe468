import { useRef } from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { styled } from 'styled-components';
import { phoneStrings } from '../../strings/phone.ts';
import { color, radius } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/controlStyles.ts';
import { CountrySelect, NARROW } from './CountrySelect.tsx';
import { FieldShell } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';

const Row = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
`;

const NumberInput = styled.input`
  ${controlStyles}
  border-radius: 0 ${radius.control} ${radius.control} 0;

  ${NARROW} {
    &,
    &:disabled {
      padding-inline: 12px;
    }
    /* Their border is a pixel wider. */
    &[aria-invalid='true'],
    &:focus {
      padding-inline: 11px;
    }
    &::placeholder {
      font-size: 15px;
    }
  }
  &:focus,
  &:focus-visible {
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }
  @media (scripting: none) {
    grid-column: 1 / -1;
    border-radius: ${radius.control};
  }
`;

const PlainInput = styled.input`
  ${controlStyles}
`;

const Hint = styled.p`
  color: ${color.ink2};
  font-size: 14px;
  line-height: 20px;
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

/** A phone number with its country, which is the United States at first (spec §9). */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, error, required, written, ...input } = props;
  // The library's types take its input for a class component.
  const numberInput = useRef(null);
  useEarlyInput(numberInput);
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
          <PhoneInput
            {...input}
            {...control}
            ref={numberInput}
            value={value}
            onChange={(number) => onChange(number ?? '')}
            defaultCountry="US"
            initialValueFormat="national"
            addInternationalOption={false}
            autoComplete="tel"
            placeholder={phoneStrings.placeholder}
            containerComponent={Row}
            countrySelectComponent={CountrySelect}
            inputComponent={NumberInput}
          />
          <noscript>
            <CountryCodeHint />
          </noscript>
        </>
      )}
    </FieldShell>
  );
}
