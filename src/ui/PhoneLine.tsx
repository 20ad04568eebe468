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

const hourIn = (place: string, hour: number): string =>
  hourElsewhere(hour, phoneHours.zone, place, Date.now());

/** In our zone on the server, in the visitor's zone once it is known. */
const useHours = (): string => {
  const visitorZone = useTimeZone();
  const { from, to, zone, open, yourTime } = phoneHours;
  if (visitorZone === null) return open;
  if (hourIn(visitorZone, from) === hourIn(zone, from)) return open;
  return yourTime(hourIn(visitorZone, from), hourIn(visitorZone, to));
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
