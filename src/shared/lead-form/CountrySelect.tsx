import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { getCountryCallingCode, type Country as CountryCode } from 'react-phone-number-input/min';
import { CountryPanel } from './CountryPanel.tsx';
import { CountryButton } from './phoneControls.tsx';
import type { Country } from './searchCountries.ts';

export interface CountrySelectProps {
  /** Two letters; nothing while the number belongs to no country. */
  value?: CountryCode;
  options: readonly { value?: CountryCode; label: string }[];
  onChange: (country: CountryCode) => void;
  disabled?: boolean;
  /** It was asked for before its code was there. */
  startsOpen?: boolean;
}

const toCountry = ({ value, label }: { value?: CountryCode; label: string }): Country[] =>
  value ? [{ code: value, name: label, callingCode: getCountryCallingCode(value) }] : [];

/** Where nearly every visitor is, the most first. */
const PINNED = ['US', 'CA'];

const pinnedFirst = (countries: readonly Country[]): Country[] => [
  ...PINNED.flatMap((pinned) => countries.filter(({ code }) => code === pinned)),
  ...countries.filter(({ code }) => !PINNED.includes(code)),
];

/** The country of a phone number: a button that opens a list to search in. */
export function CountrySelect({
  value,
  options,
  onChange,
  disabled,
  startsOpen = false,
}: CountrySelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const countries = useMemo(() => pinnedFirst(options.flatMap(toCountry)), [options]);
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
      <CountryButton
        ref={button}
        country={selected}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
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
