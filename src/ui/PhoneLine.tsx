import { styled } from 'styled-components';
import { hoursText } from '../lib/eventTime.ts';
import { supportStrings } from '../strings/nextStep.ts';
import { useSite } from './SiteContext.ts';
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

/** In our zone on the server, in the visitor's zone once it is known. */
const useHours = (): string => {
  const visitorZone = useTimeZone();
  const { support, eventZone } = useSite();
  if (visitorZone === null) return support.text;
  const hoursIn = (zone: string) => hoursText(support, eventZone.id, zone, supportStrings.yourTime);
  const there = hoursIn(visitorZone);
  return there === hoursIn(eventZone.id) ? support.text : there;
};

export function PhoneLine() {
  const { phone } = useSite().brand;
  const hours = useHours();
  if (!phone) return null;
  return (
    <Root>
      <a href={phone.href}>{supportStrings.call(phone.number)}</a>
      <small>{hours}</small>
    </Root>
  );
}
