import { css, keyframes, styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { street } from '../../theme/pictureColors.ts';
import { media, radius, shadow } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/AppLink.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { Cluster, Container, Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { Bell } from './Bell.tsx';
import { selectRings } from './bellSlice.ts';

const FIRST_WINDOW = { x: 731, y: 430, width: 34, height: 48 };

const lightUp = keyframes`
  from { opacity: 0; }
`;

/** A lit window over a dark one of `street-dusk.svg`, which is 1440 by 520 px and not scaled. */
const LitWindow = styled.span<{ $window: typeof FIRST_WINDOW; $delay?: string }>`
  ${({ $window: { x, y, width, height } }) => css`
    position: absolute;
    bottom: ${520 - y - height}px;
    left: calc(50% + ${x - 1440 / 2}px);
    width: ${width}px;
    height: ${height}px;
  `}
  background:
    linear-gradient(${street.mullion}, ${street.mullion}) center / 1.6px 100% no-repeat,
    linear-gradient(${street.mullion}, ${street.mullion}) center / 100% 1.6px no-repeat,
    linear-gradient(${street.paneTop}, ${street.paneBottom});
  animation: ${lightUp} 400ms ease ${({ $delay = '0s' }) => $delay} backwards;
`;

const Section = styled.section`
  padding-top: clamp(28px, 2.4vw, 36px);
`;

const Header = styled(Container)`
  display: grid;
  gap: 28px;
  margin-bottom: clamp(28px, 2.4vw, 36px);

  ${media.lg} {
    /* The headline keeps its three lines; the actions get the remaining width. */
    grid-template-columns: fit-content(calc(100% - 282px)) clamp(250px, 22vw, 320px);
    justify-content: space-between;
    align-items: end;
    column-gap: 32px;
  }
`;

const TitleLine = styled.span`
  ${media.lg} {
    display: block;
  }
`;

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  padding-bottom: 132px;
  /* With hidden, focus on a button could scroll the wider street. */
  overflow: clip;
  border-radius: ${radius.card};
  background: ${street.duskSky};

  ${media.md} {
    min-height: clamp(600px, 66vw + 44px, 988px);
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

const Dashboard = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(96px, auto) auto;
  width: min(350px, calc(100% - 40px));
  margin-inline: auto;

  ${media.md} {
    grid-template-rows: minmax(108px, auto) auto;
    width: min(1080px, 80%);
  }
  picture {
    grid-row: 2;
  }
  img {
    border-radius: 14px;
    box-shadow: ${shadow.stage};
  }
`;

/** 80 % of the stage, which is 24 to 32 px narrower than the window; at most 1080 px. */
const DASHBOARD_SIZES = '(min-width: 1440px) 1080px, calc(80vw - 22px)';

/** The windows that light up, in the order of the agents' turns. */
const AGENT_WINDOWS = [
  { x: 835, y: 430, width: 34, height: 48 },
  { x: 890.5, y: 348, width: 28, height: 46 },
  { x: 734, y: 348, width: 28, height: 46 },
  { x: 786, y: 348, width: 28, height: 46 },
];

function AgentWindows() {
  const rings = useAppSelector(selectRings);
  return AGENT_WINDOWS.slice(0, rings).map((window) => (
    <LitWindow key={window.x} $window={window} />
  ));
}

/** The picture over which the bell draws. */
const BELL_SCENE = 'dashboard';

export function HeroSection({ hero, bell }: Pick<HomeTexts, 'hero' | 'bell'>) {
  const { title_lines: lines, text, action, quiet_action: quietAction, picture } = hero;
  return (
    <Section>
      <Header>
        <Display1>
          {lines.map((line) => (
            <TitleLine key={line}>{line} </TitleLine>
          ))}
        </Display1>
        <Stack $gap={28} $justify="start">
          <Lead>{text}</Lead>
          <Cluster $gap="12px 28px">
            <SignUpButton>{action}</SignUpButton>
            <TextLink to={paths.requestDemo}>{quietAction}</TextLink>
          </Cluster>
        </Stack>
      </Header>
      <Wide>
        <Stage>
          <Street
            src="/street/street-dusk.svg"
            width="1440"
            height="520"
            alt=""
            fetchPriority="low"
          />
          <LitWindow $window={FIRST_WINDOW} $delay="1.2s" />
          <AgentWindows />
          <Dashboard>
            <Scene picture={picture} sizes={DASHBOARD_SIZES} priority framed />
            {bell && picture.scene === BELL_SCENE && <Bell texts={bell} />}
          </Dashboard>
        </Stage>
      </Wide>
    </Section>
  );
}
