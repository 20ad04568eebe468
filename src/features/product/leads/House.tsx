import { styled } from 'styled-components';
import { rotationStrings } from '../../../strings/rotation.ts';
import { color, media, motion, radius } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { AgentNow } from './rotationSlice.ts';

const PANES_IN_A_ROW = 3;
const ROWS = 4;

const Root = styled.li<{ $isNext: boolean; $isInRule: boolean }>`
  --roof: ${({ $isNext }) => ($isNext ? 'var(--deep)' : color.dusk)};
  --shown: ${({ $isInRule }) => ($isInRule ? 1 : 0.28)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;

  > svg,
  > div:first-of-type,
  img {
    opacity: var(--shown);
    transition: opacity ${motion.base} ${motion.ease};
  }
`;

const Roof = styled.svg`
  width: calc(100% + 12px);
  max-width: none;
  height: 20px;
  margin-left: -6px;
  fill: var(--roof);
  transition: fill ${motion.base} ${motion.ease};

  ${media.xl} {
    height: 34px;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(${PANES_IN_A_ROW}, 1fr);
  gap: 4px;
  padding: 9px 7px 8px;
  background: ${color.dusk};

  ${media.xl} {
    gap: 7px;
    padding: 16px 14px 14px;
  }
`;

/** A lit pane is an answered lead. */
const paneColors = { empty: color.dusk700, taken: color.litSoft, next: color.lit };

const Pane = styled.i<{ $look: keyof typeof paneColors }>`
  aspect-ratio: 1 / 1.1;
  border-radius: ${radius.pane};
  background: ${({ $look }) => paneColors[$look]};
  box-shadow: ${({ $look }) =>
    $look === 'next' && `0 0 0 2px ${color.dusk}, 0 0 0 4px ${color.lit}`};
  transition: background-color ${motion.fast};
`;

const Owner = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  position: relative;
  padding-block: 10px 14px;

  /* The ground, as far as that of the next house */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -0.375rem auto;
    height: 3px;
    background: ${color.dusk};
  }

  > img {
    width: 30px;
    height: 30px;
  }
  b {
    display: block;
    font-size: 1rem;
    font-weight: 600;
  }
  span > span {
    color: ${color.ink3};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  ${media.xl} {
    flex-direction: row;
    gap: 8px;
    align-items: center;
    min-height: 76px;
    padding-block: 0;

    > img {
      width: 40px;
      height: 40px;
    }
    span > span {
      font-size: 0.875rem;
      white-space: nowrap;
    }
  }
`;

const lookOf = (index: number, { leads, isNext }: AgentNow): keyof typeof paneColors => {
  if (index < leads) return 'taken';
  return isNext && index === leads ? 'next' : 'empty';
};

/** A house is an agent, its panes are the agent's leads of the week. */
export function House(agent: AgentNow) {
  const { name, photo, leads, isNext, isInRule } = agent;
  const rows = Math.max(ROWS, Math.ceil((leads + 1) / PANES_IN_A_ROW));
  return (
    <Root $isNext={isNext} $isInRule={isInRule}>
      <Roof viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34 60 0l26 14V2h14v20l20 12z" />
      </Roof>
      <Body aria-hidden="true">
        {Array.from({ length: rows * PANES_IN_A_ROW }, (_, index) => (
          <Pane key={index} $look={lookOf(index, agent)} />
        ))}
      </Body>
      <Owner>
        <Avatar name={name} photo={photo} />
        <span>
          <b>{name}</b>
          <span>{rotationStrings.thisWeek(leads)}</span>
        </span>
      </Owner>
    </Root>
  );
}
