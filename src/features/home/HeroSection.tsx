import { css, keyframes, styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { fillText } from '../../lib/fillText.ts';
import { HeroAction } from '../../shared/marketing/HeroAction.tsx';
import { OfficeFront } from '../../shared/marketing/OfficeFront.tsx';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { type } from '../../theme/mixins.ts';
import { street } from '../../theme/pictureColors.ts';
import { color, media, radius, shadow } from '../../theme/tokens.ts';
import { Container, Wide } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Lead } from '../../ui/Text.tsx';
import { Bell } from './Bell.tsx';

/** A laptop's window, where the answer to a ring would be below the fold. */
const lowWindow = `${media.lg} and (max-height: 800px)`;

const Section = styled.section`
  padding-top: clamp(20px, 3vw, 44px);

  ${lowWindow} {
    padding-top: 22px;
  }
`;

const Header = styled(Container)`
  display: grid;
  gap: 0 32px;
  padding-bottom: clamp(18px, 2.5vw, 36px);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${lowWindow} {
    padding-bottom: 22px;
  }
`;

const textSize = css`
  font-size: clamp(1.0625rem, 1.45vw, 1.3125rem);
  line-height: 1.5;
  letter-spacing: -0.012em;
  font-weight: 450;

  ${lowWindow} {
    font-size: 1.1875rem;
  }
`;

/** A large line, then a small one. Below 1024 px the text after the title goes on in the small line. */
const Title = styled.h1`
  display: inline;
  color: var(--text2);
  font: inherit;

  ${media.lg} {
    display: block;
  }
`;

const LargeLine = styled.span`
  display: block;
  margin-bottom: 10px;
  color: ${color.ink};
  ${type.d1}
  font-size: clamp(min(3.25rem, 14.4vw), 6.65vw, 6rem);
  line-height: 0.96;
  text-wrap: balance;

  /* The actions are beside the smaller lines. In em, which are larger with larger text: then the line wraps. */
  @media (min-width: 64em) {
    margin-bottom: 20px;
    white-space: nowrap;
  }
  ${lowWindow} {
    margin-bottom: 16px;
    font-size: 5.25rem;
  }
`;

const Text = styled(Lead)`
  font: inherit;

  ${media.belowLg} {
    display: inline;
  }
`;

const Words = styled.div`
  ${textSize}

  ${media.belowLg} {
    max-width: 40rem;
    line-height: 1.47;
    text-wrap: pretty;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  align-items: center;
  margin-top: 16px;

  ${media.belowMd} {
    column-gap: 14px;

    a {
      gap: 12px;
      padding-left: 18px;
    }
  }

  ${media.lg} {
    align-self: end;
    margin-top: 0;
  }
`;

const Offer = styled.p`
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.375rem;

  ${media.belowMd} {
    font-size: 0.875rem;
    line-height: 1.1875rem;
  }
  > * {
    display: block;
  }
  b {
    color: ${color.ink};
    font-weight: 580;
  }
`;

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  /* With hidden, focus on a button could scroll the wider street. */
  overflow: clip;
  padding: 14px 14px 196px;
  border-radius: ${radius.card};
  background: ${street.duskSky};

  ${media.md} {
    padding: 20px clamp(12px, 9.2vw, 132px) 290px;
    border-radius: ${radius.stage};
  }
  ${media.lg} {
    padding-bottom: 190px;
  }
`;

const Street = styled.div`
  position: absolute;
  z-index: -1;
  bottom: 0;
  left: 50%;
  width: 1440px;
  transform: translateX(-50%);

  img {
    max-width: none;
  }
`;

const lightUp = keyframes`
  from { opacity: 0; }
`;

const LitOffice = styled.div`
  animation: ${lightUp} 400ms ease 1.2s backwards;
`;

const DashboardFrame = styled.div`
  max-width: 1080px;
  margin-inline: auto;

  > picture img {
    border-radius: 14px;
    box-shadow: ${shadow.stage};
  }
`;

/** The stage's inner width, at most 1080 px. */
const DASHBOARD_SIZES = '(min-width: 1440px) 1080px, calc(80vw - 22px)';

type HeroProps = Pick<HomeTexts, 'hero' | 'bell' | 'proof'>;

export function HeroSection({ hero, bell, proof }: HeroProps) {
  const { title, line, text, action, trial, price, picture } = hero;
  const { lowestPrice } = useSite();
  return (
    <Section>
      <Header>
        <Words>
          <Title>
            <LargeLine>{title} </LargeLine>
            {line}
          </Title>{' '}
          <Text>{text}</Text>
        </Words>
        <Actions>
          <HeroAction>{action}</HeroAction>
          <Offer>
            {trial && <b>{trial}</b>}
            {price && lowestPrice && <span>{fillText(price, { price: lowestPrice })}</span>}
          </Offer>
        </Actions>
      </Header>
      <Wide>
        <Stage>
          <DashboardFrame>
            {bell ? (
              <Bell texts={bell} proof={proof} />
            ) : (
              <Scene picture={picture} sizes={DASHBOARD_SIZES} priority framed />
            )}
          </DashboardFrame>
          {/* Last: the street stands at the end of the stage, which is not known before the dashboard's HTML has arrived. */}
          <Street>
            <img
              src="/street/street-dusk.svg"
              width="1440"
              height="520"
              alt=""
              fetchPriority="low"
            />
            <LitOffice>
              <OfficeFront height={520} isLit />
            </LitOffice>
          </Street>
        </Stage>
      </Wide>
    </Section>
  );
}
