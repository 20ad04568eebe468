import { styled, keyframes } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { home } from '../../strings/home.ts';
import { media } from '../../theme/media.ts';
import { street } from '../../theme/streetColors.ts';
import { radius, shadow } from '../../theme/tokens.ts';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { Wide, Wrap } from '../../ui/Layout.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';

const Stage = styled.div`
  position: relative;
  height: 736px;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${street.duskSky};

  ${media.md} {
    height: clamp(560px, 66vw, 944px);
    border-radius: ${radius.stage};
  }
`;

const Street = styled.img`
  position: absolute;
  bottom: 0;
  left: 50%;
  width: 1440px;
  max-width: none;
  transform: translateX(-50%);
`;

const lightUp = keyframes`
  from { opacity: 0; }
`;

/**
 * A dark window of the street lights up 1.2 s after the first paint, once (art direction, Motion). It lies over the
 * drawing's window at 731, 430 of 34 by 48 units; the drawing is 1440 by 520 and shown unscaled.
 */
const LitWindow = styled.span`
  position: absolute;
  bottom: ${520 - 430 - 48}px;
  left: calc(50% + ${731 - 1440 / 2}px);
  width: 34px;
  height: 48px;
  background:
    linear-gradient(${street.mullion}, ${street.mullion}) center / 1.6px 100% no-repeat,
    linear-gradient(${street.mullion}, ${street.mullion}) center / 100% 1.6px no-repeat,
    linear-gradient(${street.paneTop}, ${street.paneBottom});
  animation: ${lightUp} 500ms ease 1.2s backwards;
`;

const Shot = styled.div`
  position: absolute;
  top: 28px;
  left: 50%;
  width: min(350px, calc(100% - 40px));
  transform: translateX(-50%);

  ${media.md} {
    top: clamp(32px, 4.4vw, 64px);
    width: min(1080px, 80%);
  }
  img {
    width: 100%;
    height: auto;
    border-radius: 14px;
    box-shadow: ${shadow.stage};
  }
`;

/** 80 % of the stage, which is 24 to 32 px narrower than the window; at most 1080 px. */
const SHOT_SIZES = '(min-width: 1440px) 1080px, calc(80vw - 22px)';

/** The dashboard in front of the street at dusk. */
function HeroStage() {
  return (
    <Stage>
      <Street src="/street/street-dusk.svg" width="1440" height="520" alt="" fetchPriority="low" />
      <LitWindow />
      <Shot>
        <Scene name="dashboard" mobile="dashboard-mobile" sizes={SHOT_SIZES} priority />
      </Shot>
    </Stage>
  );
}

const Root = styled.section`
  padding-top: clamp(40px, 5.4vw, 80px);
`;

const Top = styled(Wrap)`
  display: grid;
  gap: 28px;
  margin-bottom: clamp(40px, 4.6vw, 68px);

  ${media.lg} {
    /* The headline keeps its three lines; the side takes what is left. */
    grid-template-columns: minmax(max-content, 1fr) minmax(250px, 320px);
    column-gap: 32px;
  }
`;

const TitleLine = styled.span`
  ${media.lg} {
    display: block;
  }
`;

// Stands on the last baseline of the headline.
const Side = styled.div`
  display: grid;
  gap: 28px;
  align-content: end;
  justify-items: start;

  a:last-child {
    text-decoration: underline;
  }
`;

/** The first view: headline, one thing to do and a quieter one, and the dashboard in front of the street. */
export function HeroSection() {
  const { titleLines, text, action, quietAction } = home.hero;
  return (
    <Root>
      <Top>
        <Display1>
          {titleLines.map((line) => (
            <TitleLine key={line}>{line} </TitleLine>
          ))}
        </Display1>
        <Side>
          <Lead>{text}</Lead>
          <SignUpButton>{action}</SignUpButton>
          <AppLink to={paths.requestDemo}>{quietAction}</AppLink>
        </Side>
      </Top>
      <Wide>
        <HeroStage />
      </Wide>
    </Root>
  );
}
