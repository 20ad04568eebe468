import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { getCountryCallingCode, type Country as CountryCode } from 'react-phone-number-input/min';
import { styled } from 'styled-components';
import { phoneStrings } from '../../strings/phone.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { CountryFlag, CountryPanel } from './CountryPanel.tsx';
import type { Country } from './searchCountries.ts';

/** A phone field with hardly any room for its placeholder, whatever the window's width. */
export const NARROW = '@container (max-width: 340px)';

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${size.control};
  padding: 0 14px;
  border: 1px solid ${color.control};
  border-right: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background: ${color.limewash};
  font-size: 16px;
  font-weight: 540;
  font-variant-numeric: tabular-nums;

  ${NARROW} {
    gap: 6px;
    padding: 0 10px;
  }
  &:hover {
    background: ${color.plaster};
  }
  &:disabled {
    background: ${color.plaster};
    color: ${color.ink3};
  }
  /* It could not open anything. */
  @media (scripting: none) {
    display: none;
  }
  /* Above the input beside it. */
  &:focus-visible {
    position: relative;
    border-radius: ${radius.control} 0 0 ${radius.control};
    outline-offset: 0;
  }
`;

export interface CountrySelectProps {
  /** Two letters; nothing while the number belongs to no country. */
  value?: CountryCode;
  options: readonly { value?: CountryCode; label: string }[];
  onChange: (country: CountryCode) => void;
  disabled?: boolean;
}

const toCountry = ({ value, label }: { value?: CountryCode; label: string }): Country[] =>
  value ? [{ code: value, name: label, callingCode: getCountryCallingCode(value) }] : [];

/** The country of a phone number: a button that opens a list to search in. */
export function CountrySelect({ value, options, onChange, disabled }: CountrySelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const countries = useMemo(() => options.flatMap(toCountry), [options]);
  const selected = countries.find(({ code }) => code === value);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div ref={root} onBlur={handleBlur}>
      <Button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={
          selected
            ? phoneStrings.country(selected.name, selected.callingCode)
            : phoneStrings.chooseCountry
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {selected && <CountryFlag code={selected.code} />}
        <span>+{selected?.callingCode}</span>
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
      </Button>
      {isOpen && (
        <CountryPanel
          countries={countries}
          selected={selected}
          onChoose={(code) => {
            setIsOpen(false);
            onChange(code as CountryCode);
          }}
          onDismiss={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
