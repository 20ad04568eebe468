import { css, keyframes, styled } from 'styled-components';
import { knock } from '../../../strings/knock.ts';
import { media } from '../../../theme/media.ts';
import { hueColors } from '../../../theme/mixins.ts';
import { color, font, tileHues, type Hue } from '../../../theme/tokens.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import type { Lead } from './office.ts';

/**
 * The parts of the dashboard's picture that a new lead changes, drawn over it. Lengths are those of the picture, which
 * is 1160 by 724 (350 by 520 on phones): `--u` is one of its pixels.
 */
const Picture = styled.div`
  --u: calc(100cqi / 350);
  color: ${color.ink};
  font-family: ${font.sans};
  font-feature-settings: 'tnum' 1;
  letter-spacing: -0.006em;

  ${media.md} {
    --u: calc(100cqi / 1160);
  }
`;

const length = (pixels: number) => `calc(${pixels} * var(--u))`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = ({ x, y, width, height }: Box) => css`
  position: absolute;
  left: ${length(x)};
  top: ${length(y)};
  width: ${length(width)};
  height: ${length(height)};
`;

const words = (size: number, weight: number) => css`
  font-size: ${length(size)};
  font-weight: ${weight};
  line-height: inherit;
`;

const NewLeads = styled.strong`
  ${box({ x: 17, y: 96, width: 60, height: 32 })}
  ${words(26, 580)}
  background: ${color.white};
  letter-spacing: -0.035em;
  line-height: ${length(31.2)};

  ${media.md} {
    ${box({ x: 256, y: 113, width: 70, height: 34 })}
    font-size: ${length(29)};
    line-height: ${length(33.35)};
  }
`;

const Today = styled.b`
  ${box({ x: 295, y: 266.75, width: 37, height: 17.5 })}
  ${words(12.5, 600)}
  background: ${color.white};
  line-height: ${length(17.5)};
  text-align: center;

  ${media.md} {
    ${box({ x: 735, y: 247, width: 56, height: 17.5 })}
  }
`;

/** Panes of the last day's column fill from below, three in a row; the picture has 8 rows. */
const Pane = styled.i<{ $index: number }>`
  ${({ $index: index }) => css`
    ${box({ x: 295 + 13 * (index % 3), y: 422.25 - 19 * Math.floor(index / 3), width: 11, height: 15 })}
    ${media.md} {
      ${box({ x: 735 + 20 * (index % 3), y: 396.625 - 18 * Math.floor(index / 3), width: 16, height: 13 })}
    }
  `}
  border-radius: 1.5px;
  background: ${color.lit};
`;
const PANES = 24;

/** Only the wide picture has what follows. */
const Wide = styled.div`
  display: none;

  ${media.md} {
    display: contents;
  }
`;

const Waiting = styled.span`
  ${box({ x: 391, y: 490, width: 72, height: 22.5 })}
  ${words(12, 550)}
  background: ${color.white};
  line-height: ${length(22)};

  span {
    display: inline-block;
    padding: 0 ${length(8)};
    border-radius: ${length(5)};
    background: ${color.litWash};
    color: ${color.onLitWash};
  }
`;

const InMenu = styled.span`
  ${box({ x: 170, y: 109.6, width: 19, height: 16.8 })}
  ${words(12, 520)}
  background: ${color.limewash};
  color: ${color.ink3};
  line-height: ${length(16.8)};
  text-align: right;
`;

const InLegend = styled.span`
  ${box({ x: 709, y: 217, width: 18, height: 17.5 })}
  ${words(12, 400)}
  background: ${color.white};
  color: ${color.ink3};
  line-height: ${length(17.5)};
  text-align: right;
`;

const NewInPipeline = styled.b`
  ${box({ x: 1085, y: 256, width: 30, height: 19 })}
  ${words(13.5, 600)}
  background: ${color.white};
  line-height: ${length(19)};
  text-align: right;
`;

const Rows = styled.div`
  ${box({ x: 239, y: 524, width: 894, height: 191 })}
  ${words(13.5, 450)}
  overflow: hidden;
  background: ${color.white};
  line-height: ${length(18.9)};
`;

const slideIn = keyframes`
  from { margin-top: calc(-48 * var(--u)); background: ${color.litWash}; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns:
    ${length(28)} ${length(170)} 1fr ${length(104)} ${length(150)}
    ${length(44)};
  gap: ${length(12)};
  align-items: center;
  height: ${length(48)};
  padding: 0 ${length(18)};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    animation: ${slideIn} 700ms ease;
  }
  ${media.reducedMotion} {
    &:first-child {
      animation: none;
    }
  }
`;

const Initials = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: center;
  width: ${length(28)};
  height: ${length(28)};
  border-radius: 50%;
  background: var(--tint);
  color: var(--deep);
  ${words(11, 600)}
`;

const Source = styled.span`
  justify-self: start;
  padding: 0 ${length(8)};
  border-radius: ${length(5)};
  background: ${color.limewash};
  color: ${color.ink2};
  ${words(12, 550)}
  line-height: ${length(22)};
`;

const Assigned = styled.span`
  display: flex;
  gap: ${length(8)};
  align-items: center;

  img {
    width: ${length(24)};
    height: ${length(24)};
    border-radius: 50%;
    background: ${color.plaster};
  }
`;

const Muted = styled.span`
  color: ${color.ink2};
`;

const Age = styled.span`
  color: ${color.ink3};
  text-align: right;
`;

const hueOf = (name: string): Hue => tileHues[name.length % tileHues.length]!;

function WaitingLead({ name, wish, source, agent, age }: Lead) {
  return (
    <Row>
      <Initials $hue={hueOf(name)}>{initialsOf(name)}</Initials>
      <b>{name}</b>
      <Muted>{wish}</Muted>
      <Source>{source}</Source>
      <Assigned>
        {agent && (
          <>
            <img src={agent.avatar} alt="" /> {agent.name}
          </>
        )}
      </Assigned>
      <Age>{age === undefined ? knock.now : knock.minutes(age)}</Age>
    </Row>
  );
}

export interface LiveDashboardProps {
  newLeads: number;
  waiting: number;
  /** Leads of the last day in the picture. */
  today: number;
  /** Panes that have been lit since the picture was taken begin here. */
  todayBefore: number;
  rows: readonly Lead[];
}

/** What new leads change on the dashboard in the picture. Screen readers get the bell's message instead. */
export function LiveDashboard(props: LiveDashboardProps) {
  const { newLeads, waiting, today, todayBefore, rows } = props;
  const lastPane = Math.min(today, PANES);
  return (
    <Picture>
      <NewLeads>{newLeads}</NewLeads>
      <Today>{today}</Today>
      {Array.from({ length: lastPane - todayBefore }, (_, index) => (
        <Pane key={index} $index={todayBefore + index} />
      ))}
      <Wide>
        <InMenu>{waiting}</InMenu>
        <InLegend>{waiting}</InLegend>
        <NewInPipeline>{newLeads}</NewInPipeline>
        <Waiting>
          <span>{knock.waiting(waiting)}</span>
        </Waiting>
        <Rows>
          {rows.map((lead) => (
            <WaitingLead key={lead.name} {...lead} />
          ))}
        </Rows>
      </Wide>
    </Picture>
  );
}
