import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Country as CountryCode } from 'react-phone-number-input/min';
import { phoneStrings } from '../../strings/forms.ts';
import { onlyWithScripts } from '../../theme/mixins.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';

export interface Country {
  code: CountryCode;
  name: string;
  /** Without the plus sign, `1`. */
  callingCode: string;
}

/** Decorative: the country's name or calling code is next to it. */
export const CountryFlag = styled.img.attrs<{ $code: string }>(({ $code }) => ({
  src: `/flags/${$code}.svg`,
  alt: '',
  width: 24,
  height: 16,
  loading: 'lazy',
}))`
  flex: none;
  border-radius: 2px;
  object-fit: cover;
  background: ${color.plaster};
`;

/** The field has hardly enough room for its placeholder. */
const NARROW = '@container (max-width: 340px)';

export const Row = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
`;

export const NumberInput = styled.input`
  ${controlStyles}

  && {
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }
  ${NARROW} {
    && {
      padding-inline: 12px;
    }
    /* These borders are one pixel wider. */
    &&:is(:focus, [aria-invalid='true']) {
      padding-inline: 11px;
    }
    &::placeholder {
      font-size: 0.9375rem;
    }
  }
  @media (scripting: none) {
    && {
      grid-column: 1 / -1;
      border-radius: ${radius.control};
    }
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
  ${onlyWithScripts}
  &:focus-visible {
    position: relative;
    border-radius: ${radius.control} 0 0 ${radius.control};
    outline-offset: 0;
  }
`;

interface CountryButtonProps extends ComponentPropsWithRef<'button'> {
  /** Undefined while the number belongs to no country. */
  country: Country | undefined;
}

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
      {country && <CountryFlag $code={country.code} />}
      <span>+{country?.callingCode}</span>
      <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
    </Button>
  );
}
