import { styled } from 'styled-components';
import { hourElsewhere } from '../lib/eventTime.ts';
import { phoneHours } from '../strings/nextStep.ts';
import { useBrand } from './SiteContext.ts';
import { textLinkStyles } from './AppLink.tsx';
import { useTimeZone } from './clock.ts';

const Root = styled.p`
  display: grid;
  justify-items: start;
  gap: 0.25rem;

  a {
    ${textLinkStyles}
  }
  /* One line, so nothing moves when the visitor's hours replace ours. */
  small {
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--text2);
  }
`;

const opening = (zone: string): [from: string, to: string] => {
  const { from, to, zone: officeZone } = phoneHours;
  const now = Date.now();
  return [hourElsewhere(from, officeZone, zone, now), hourElsewhere(to, officeZone, zone, now)];
};

/** In our zone on the server, in the visitor's zone once it is known. */
const useHours = (): string => {
  const zone = useTimeZone();
  if (zone === null) return phoneHours.open;
  const theirs = opening(zone);
  const isElsewhere = theirs[0] !== opening(phoneHours.zone)[0];
  return isElsewhere ? phoneHours.yourTime(...theirs) : phoneHours.open;
};

export function PhoneLine() {
  const { phone } = useBrand();
  const hours = useHours();
  if (!phone) return null;
  return (
    <Root>
      <a href={phone.href}>{phoneHours.call(phone.number)}</a>
      <small>{hours}</small>
    </Root>
  );
}
