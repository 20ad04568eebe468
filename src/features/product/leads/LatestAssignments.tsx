import { styled } from 'styled-components';
import { useAppSelector } from '../../../store/hooks.ts';
import { rotationStrings as strings } from '../../../strings/rotation.ts';
import { color } from '../../../theme/tokens.ts';
import { Muted, RotationPane } from './RotationPane.ts';
import { selectRotation, type AgentNow, type RotationTexts } from './rotationSlice.ts';

const Log = styled.ol`
  li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 8px;
    min-height: 67px;
    padding: 12px 0;
    border-bottom: 1px solid ${color.line};
  }
  b,
  & + p {
    font-weight: 580;
  }
  p > :last-child {
    display: block;
  }
`;

const LOG_LENGTH = 3;

const sumOf = (agents: readonly AgentNow[]): string => {
  const counts = agents.map(({ leads }) => leads).sort((one, other) => one - other);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const gap = counts.at(-1)! - counts[0]!;
  return `${strings.sum(counts, total)} ${strings.widestGap(gap)}`;
};

export function LatestAssignments({ texts }: { texts: RotationTexts }) {
  const { mode, agents, assignments } = useAppSelector((state) => selectRotation(state, texts));
  const handed = assignments.map(({ lead, agent }) => ({
    time: strings.now,
    name: lead,
    agent,
    reason: mode.reason,
  }));
  const rows = [...handed, ...mode.latest].slice(0, LOG_LENGTH);
  return (
    <RotationPane>
      <Muted as="p">{strings.latest}</Muted>
      <Log>
        {rows.map(({ time, name, agent, reason }) => (
          <li key={name}>
            <Muted>{time}</Muted>
            <p>
              <b>{name}</b>
              <span>{strings.to(agent)}</span>
              <Muted>{reason}</Muted>
            </p>
          </li>
        ))}
      </Log>
      <p>{mode.note ?? sumOf(agents)}</p>
    </RotationPane>
  );
}
