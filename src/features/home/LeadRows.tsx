import { keyframes, styled } from 'styled-components';
import { liveDashboardStrings as strings } from '../../strings/liveDashboard.ts';
import { hueColors, iconBox } from '../../theme/mixins.ts';
import { color, motion, panelWidth, radius, type Hue } from '../../theme/tokens.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { hueOfSource } from '../../ui/hueOfSource.ts';
import { firstNameOf, type DashboardRow } from './dashboardOf.ts';

const slideIn = keyframes`
  from { transform: translateY(calc(-1 * var(--row))); }
`;

/** Four rows high, two on phones; a fifth row is below the edge. */
const Frame = styled.div`
  --row: 4.125rem;
  height: calc(4 * var(--row));
  overflow: hidden;

  ${panelWidth.belowMd} {
    --row: 4rem;
    order: 2;
    height: calc(2 * var(--row));
  }
`;

const List = styled.ol<{ $isMoving: boolean }>`
  animation: ${({ $isMoving }) => $isMoving && slideIn} 260ms ${motion.ease};
`;

const Row = styled.li<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: 38px minmax(0, 1fr) 6rem 9.375rem;
  gap: 14px;
  align-items: center;
  height: var(--row);
  padding: 0 20px 0 24px;
  border-bottom: 1px solid ${color.line};
  background: ${({ $isNew }) => ($isNew ? color.litWash : color.white)};

  ${panelWidth.belowLg} {
    grid-template-columns: 34px minmax(0, 1fr) 8.125rem;
    gap: 10px;
    padding: 0 14px 0 18px;
  }
  ${panelWidth.belowMd} {
    grid-template-columns: 36px minmax(0, 1fr) 5.5rem;
    gap: 10px;
    padding: 0 14px;
  }
  ${panelWidth.belowSm} {
    grid-template-columns: 30px minmax(0, 1fr) 5.25rem;
    gap: 8px;
    padding: 0 8px 0 10px;
  }
`;

const Initials = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${iconBox('36px')}
  border-radius: 50%;
  background: var(--tint);
  color: var(--deep);
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0;

  ${panelWidth.belowSm} {
    width: 30px;
    height: 30px;
    font-size: 0.75rem;
  }
`;

const cut = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Lead = styled.p`
  min-width: 0;

  b {
    display: block;
    ${cut}
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: -0.014em;
  }
  span {
    display: block;
    ${cut}
    color: ${color.ink3};
    font-size: 0.875rem;

    ${panelWidth.belowLg} {
      font-size: 0.8125rem;
    }
  }
`;

const Source = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  justify-self: start;
  max-width: 100%;
  padding: 0 9px;
  ${cut}
  border-radius: ${radius.badge};
  background: var(--tint);
  color: var(--deep);
  font-size: 0.8125rem;
  font-weight: 560;
  line-height: 1.5rem;
  letter-spacing: 0;

  ${panelWidth.belowLg} {
    display: none;
  }
`;

const Turn = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  color: ${color.ink3};
  font-size: 0.875rem;
  line-height: 1.125rem;

  img {
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: 50%;
  }
  b {
    display: block;
    color: ${color.ink};
    font-size: 0.9375rem;
    font-weight: 580;
  }
  em {
    display: block;
    white-space: nowrap;
    font-style: normal;
  }
  ${panelWidth.belowLg} {
    font-size: 0.8125rem;

    img {
      width: 28px;
      height: 28px;
    }
  }
  ${panelWidth.belowMd} {
    img {
      display: none;
    }
  }
  ${panelWidth.belowSm} {
    font-size: 0.75rem;
  }
`;

const Replied = styled.em`
  color: ${color.leaf};
  font-weight: 560;
`;

function Status({ status, time }: DashboardRow) {
  if (status === 'replied' && time) return <Replied>{strings.repliedIn(time)}</Replied>;
  return <em>{status === 'sending' ? strings.sending : strings.waiting}</em>;
}

interface LeadRowsProps {
  rows: readonly DashboardRow[];
  /** The first row has just arrived. */
  isMoving: boolean;
  /** A number for each list with another first row. */
  version: number;
}

export function LeadRows({ rows, isMoving, version }: LeadRowsProps) {
  return (
    <Frame>
      {/* A new list, so that browsers count no layout shift of its rows. Within it, rows keep their places. */}
      <List key={version} $isMoving={isMoving}>
        {rows.map((row, index) => {
          const agent = firstNameOf(row.agent.name);
          return (
            <Row key={index} $isNew={row.isNew}>
              <Initials $hue={hueFor(row.name)}>{initialsOf(row.name)}</Initials>
              <Lead>
                <b>{row.name}</b>
                <span>{row.status === 'sending' ? strings.isWriting(agent) : row.wish}</span>
              </Lead>
              <Source $hue={hueOfSource(row.source)}>{row.source}</Source>
              <Turn>
                <img src={row.agent.photo} alt="" width={32} height={32} />
                <span>
                  <b>{agent}</b>
                  <Status {...row} />
                </span>
              </Turn>
            </Row>
          );
        })}
      </List>
    </Frame>
  );
}
