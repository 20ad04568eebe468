import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { phoneStrings } from '../../strings/forms.ts';
import { onlyWithScripts, withoutScripts } from '../../theme/mixins.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';

export interface Country {
  /** Of ISO 3166-1, `US`. */
  code: string;
  name: string;
  /** Without the plus sign, `1`. */
  callingCode: string;
}

/** Otherwise a click in the panel would take the focus from the search field, which closes the panel. */
export const keepSearchFocused = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

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
`;

export const PhoneRow = styled.div`
  position: relative;
  display: flex;

  &:has([aria-invalid='true']) button {
    padding-left: 11px;
    border: solid ${color.brick};
    border-width: 2px 0 2px 2px;
  }
`;

export const NumberInput = styled.input`
  ${controlStyles}

  && {
    flex: 1;
    width: 0;
    container-type: inline-size;
    padding-inline: 12px 10px;
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }
  ${withoutScripts(css`
    && {
      border-radius: ${radius.control};
    }
  `)}
  /* Fits the box. */
  &&::placeholder {
    font-size: clamp(0.5625rem, 8cqi, 1.0625rem);
  }
`;

const Button = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  height: ${size.control};
  padding: 0 6px 0 12px;
  border: 1px solid ${color.control};
  border-right: 0;
  background: ${color.limewash};
  font-weight: 540;
  font-variant-numeric: tabular-nums;

  && {
    border-radius: ${radius.control} 0 0 ${radius.control};
    outline-offset: 0;
  }
  &:hover,
  &:disabled {
    background: ${color.plaster};
  }
  &:disabled {
    color: ${color.ink3};
  }
  ${onlyWithScripts}
`;

interface CountryButtonProps extends ComponentPropsWithRef<'button'> {
  /** Undefined while the number belongs to no country. */
  country: Country | undefined;
}

export function CountryButton({ country, ...props }: CountryButtonProps) {
  const { chooseCountry, country: nameOf } = phoneStrings;
  return (
    <Button
      aria-expanded={false}
      {...props}
      type="button"
      aria-haspopup="dialog"
      aria-label={country ? nameOf(country.name, country.callingCode) : chooseCountry}
    >
      {country && <CountryFlag $code={country.code} />}
      <span>{`+${country?.callingCode ?? ''}`}</span>
      <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
    </Button>
  );
}
