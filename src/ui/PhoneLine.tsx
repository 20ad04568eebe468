import { styled } from 'styled-components';
import { hourElsewhere } from '../lib/dates.ts';
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
  /* One line whatever it says, at the usual size of text: nothing moves when the visitor's hours take the place of ours. */
  small {
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--text2);
  }
`;

/** What the clocks of a zone show when the phone is first and last answered. */
const opening = (zone: string): [from: string, to: string] => {
  const { from, to, zone: officeZone } = phoneHours;
  const now = new Date();
  return [hourElsewhere(from, officeZone, zone, now), hourElsewhere(to, officeZone, zone, now)];
};

/** When somebody answers: in our zone as the server says it, in the visitor's once that is known. */
const useHours = (): string => {
  const zone = useTimeZone();
  if (zone === null) return phoneHours.open;
  const theirs = opening(zone);
  const isElsewhere = theirs[0] !== opening(phoneHours.zone)[0];
  return isElsewhere ? phoneHours.yourTime(...theirs) : phoneHours.open;
};

/** The number to call, with its hours; nothing where nobody can be called. */
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
