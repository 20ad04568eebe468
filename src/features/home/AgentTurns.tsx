import { styled } from 'styled-components';
import { color, panelWidth, radius } from '../../theme/tokens.ts';
import { firstNameOf, type Dashboard } from './dashboardOf.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 3.625rem;
  margin-top: auto;
  padding: 0 24px;
  background: ${color.limewash};
  color: ${color.ink2};
  font-size: 0.875rem;

  ul {
    display: flex;
    gap: 16px;
  }
  ${panelWidth.belowLg} {
    padding: 0 12px;

    > span {
      display: none;
    }
    ul {
      justify-content: space-between;
      width: 100%;
      gap: 2px;
    }
  }
  ${panelWidth.belowMd} {
    order: 4;
    height: 3.375rem;
    padding: 0 8px;
  }
`;

const Agent = styled.li<{ $isNext: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 2.375rem;
  padding: 0 6px;
  border-radius: 1.1875rem;
  ${({ $isNext }) => $isNext && `background: ${color.white}; box-shadow: 0 0 0 2px ${color.lit};`}

  img {
    flex: none;
    border-radius: 50%;
  }
  b {
    min-width: 1.1em;
    color: ${color.ink};
    font-weight: 600;
  }
  /* The name stands above the number. */
  ${panelWidth.belowLg} {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 6px;
    align-content: center;
    height: 2.75rem;
    padding-right: 10px;
    border-radius: ${radius.control};
    font-size: 0.8125rem;
    line-height: 1rem;

    img {
      grid-row: 1 / 3;
    }
  }
  ${panelWidth.belowSm} {
    padding: 0 4px;
    font-size: 0.75rem;

    img {
      width: 22px;
      height: 22px;
    }
  }
`;

interface AgentTurnsProps extends Pick<Dashboard, 'agents' | 'next'> {
  label: string;
}

/** The agents with the number of their leads, and whose turn is next. */
export function AgentTurns({ label, agents, next }: AgentTurnsProps) {
  return (
    <Root>
      <span>{label}</span>
      <ul>
        {agents.map(({ name, photo, leads }, index) => (
          <Agent key={name} $isNext={index === next}>
            <img src={photo} alt="" width={26} height={26} />
            <span>{firstNameOf(name)}</span>
            <b>{leads}</b>
          </Agent>
        ))}
      </ul>
    </Root>
  );
}
