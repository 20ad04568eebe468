import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { phoneStrings } from '../../strings/forms.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';
import type { Country } from './searchCountries.ts';

const Flag = styled.img`
  flex: none;
  width: 24px;
  height: 16px;
  border-radius: 2px;
  object-fit: cover;
  background: ${color.plaster};
`;

/** A country's flag, a file of this site. Decorative: the country's name or calling code stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  return <Flag src={`/flags/${code}.svg`} alt="" width={24} height={16} loading="lazy" />;
}

/** A phone field with hardly any room for its placeholder, whatever the window's width. */
const NARROW = '@container (max-width: 340px)';

/** The country of a number and the number, side by side. */
export const Row = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
`;

/** What the number is written in. */
export const NumberInput = styled.input`
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
      font-size: 0.9375rem;
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
  font-size: 1rem;
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

export interface CountryButtonProps extends ComponentPropsWithRef<'button'> {
  /** Left out while the number belongs to no country. */
  country: Country | undefined;
}

/** Says which country a number belongs to, and opens the list of all. */
export function CountryButton({ country, ...props }: CountryButtonProps) {
  return (
    <Button
      aria-expanded={false}
      {...props}
      type="button"
      aria-haspopup="listbox"
      aria-label={
        country
          ? phoneStrings.country(country.name, country.callingCode)
          : phoneStrings.chooseCountry
      }
    >
      {country && <CountryFlag code={country.code} />}
      <span>+{country?.callingCode}</span>
      <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
    </Button>
  );
}
