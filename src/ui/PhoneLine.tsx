import { styled } from 'styled-components';
import { supportStrings } from '../strings/nextStep.ts';
import { useSite } from './SiteContext.ts';
import { textLinkStyles } from './TextLink.tsx';

const Root = styled.p`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    ${textLinkStyles}
  }
  small {
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--text2);
  }
`;

export function PhoneLine() {
  const { brand, support } = useSite();
  if (!brand.phone) return null;
  return (
    <Root>
      <a href={brand.phone.href}>{supportStrings.call(brand.phone.number)}</a>
      <small>{support.hours}</small>
      <a href={`mailto:${support.email}`}>{support.email}</a>
    </Root>
  );
}
