import { styled } from 'styled-components';
import { officeLight } from '../../lib/officeLight.ts';
import { streetStrings } from '../../strings/nextStep.ts';
import { media } from '../../theme/tokens.ts';
import { darkGround } from '../../theme/mixins.ts';
import { street } from '../../theme/pictureColors.ts';
import { ButtonLink, SignUpButton } from '../../ui/Button.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useNow } from '../../ui/clock.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { H2, Lead } from '../../ui/Text.tsx';
import { OfficeFront } from './OfficeFront.tsx';
import { OfficeLight } from './OfficeLight.tsx';

const Section = styled.section<{ $isOpen: boolean }>`
  ${darkGround}
  overflow: hidden;
  background: ${({ $isOpen }) => ($isOpen ? street.openSky : street.nightSky)};
`;

const Content = styled(Container)`
  display: grid;
  justify-items: center;
  gap: 28px;
  padding-block: clamp(3.5rem, 9vw, 136px) 0;
  text-align: center;
  text-wrap: balance;
`;

// Narrow windows show the middle of the street, phones at three quarters of its size.
const Street = styled.div`
  position: relative;
  width: 100%;
  min-width: 1080px;
  /* The sky of the drawing is high. */
  margin: -1rem 0 0 50%;
  transform: translateX(-50%);

  img {
    width: 100%;
    max-width: none;
    height: auto;
  }

  ${media.belowMd} {
    margin-top: -102px;
  }
  ${media.md} {
    min-width: 1440px;
  }
`;

const STREET_HEIGHT = 420;

interface ClosingBannerProps {
  title: string;
  text: string;
  /** Label of the sign-up button, or of a link if `to` is given. */
  action: string;
  to?: string;
}

/** The last call to action of a page, above the street, at dusk while the office is open. The `street` footer continues it. */
export function ClosingBanner({ title, text, action, to }: ClosingBannerProps) {
  const { support } = useSite();
  const now = useNow();
  const light = now !== null && support.times ? officeLight(now, support.times) : undefined;
  return (
    <Section $isOpen={light?.isOn ?? false}>
      <Content>
        <H2>{title}</H2>
        <Lead>{text}</Lead>
        {to ? (
          <ButtonLink variant="lit" to={to}>
            {action}
          </ButtonLink>
        ) : (
          <SignUpButton variant="lit">{action}</SignUpButton>
        )}
        <OfficeLight light={light} />
      </Content>
      <Street>
        <img
          src="/street/street-night.svg"
          alt=""
          width={1440}
          height={STREET_HEIGHT}
          loading="lazy"
          decoding="async"
        />
        <OfficeFront
          height={STREET_HEIGHT}
          isLit={light?.isOn ?? false}
          isNight={light && !light.isOn}
          note={light && (light.isOn ? streetStrings.open : light.opensAt)}
        />
      </Street>
    </Section>
  );
}
