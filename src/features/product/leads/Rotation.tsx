import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { rotationStrings as words } from '../../../strings/rotation.ts';
import { hueColors, onlyWithScripts } from '../../../theme/mixins.ts';
import { color, type Hue, media, radius } from '../../../theme/tokens.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { hueFor } from '../../../ui/hueFor.ts';
import { Announcement, LiveBar, LiveControl, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { House } from './House.tsx';
import {
  leadHandedOver,
  modeChosen,
  rotationRestarted,
  selectRotation,
  type AgentNow,
  type RotationTexts,
} from './rotationSlice.ts';

const Window = styled(LiveWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: 256px minmax(0, 1fr) 248px;
    min-height: 384px;
  }
  ${media.xl} {
    grid-template-columns: 272px minmax(0, 1fr) 276px;
  }
`;

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 18px 18px 20px;

  > :last-child {
    margin-top: auto;
  }
  ${media.md} {
    padding: 26px 28px 28px;
  }
  ${media.lg} {
    padding-inline: 24px;
  }
`;

const Muted = styled.span`
  color: ${color.ink3};
  font-size: 0.875rem;
`;

const Lead = styled.div`
  display: flex;
  gap: 14px;
  /* As tall as the longest lead, so that the button stays in its place. */
  min-height: 68px;

  b {
    display: block;
    font-size: 1.1875rem;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  p {
    color: ${color.ink2};
  }
`;

const Initials = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: var(--tint);
  color: var(--deep);
  font-size: 1.125rem;
  font-weight: 600;
`;

const Source = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 24px;
  margin-bottom: auto;
`;

const Tag = styled.span`
  padding: 4px 9px;
  border-radius: ${radius.badge};
  background: var(--tint);
  color: ${color.ink};
  font-size: 0.8125rem;
  line-height: 1rem;
  font-weight: 560;
`;

const Why = styled.p`
  min-height: 42px;
  color: ${color.ink2};
  text-wrap: pretty;

  b {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const HandOver = styled.div`
  && {
    margin-top: 0;
  }
  > button {
    gap: 8px;
    padding-left: 18px;
    white-space: nowrap;
  }
  /* There is no room for a wider tile. */
  && > button:hover > :last-child {
    width: 2.5rem;
  }
  ${onlyWithScripts}
`;

const Houses = styled.ul`
  display: grid;
  /* Four in a row, or two where the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
  gap: 0.75rem;
  align-items: end;
  padding: 20px 14px 0;
  border-block: 1px solid ${color.line};
  background: ${color.limewash};

  ${media.md} {
    padding: 26px 26px 0;
  }
  ${media.lg} {
    padding-inline: 20px;
    border-block: 0;
    border-inline: 1px solid ${color.line};
  }
`;

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

function AtTheDoor({ texts }: { texts: RotationTexts }) {
  const dispatch = useAppDispatch();
  const { lead, agent, mode, tied, fewest } = useAppSelector((state) =>
    selectRotation(state, texts),
  );
  if (!lead) {
    return (
      <Pane>
        <Muted as="p">{words.atTheDoor}</Muted>
        <Lead>
          <div>
            <b>{words.allAssigned}</b>
            <p>{words.noneWaiting}</p>
          </div>
        </Lead>
        <Button variant="outlined" fullWidth onClick={() => dispatch(rotationRestarted())}>
          {words.startOver}
        </Button>
      </Pane>
    );
  }
  return (
    <Pane>
      <Muted as="p">{words.atTheDoor}</Muted>
      <Lead>
        <Initials $hue={hueFor(lead.name)} aria-hidden="true">
          {initialsOf(lead.name)}
        </Initials>
        <div>
          <b>{lead.name}</b>
          <p>{lead.wish}</p>
          <p>{lead.house}</p>
        </div>
      </Lead>
      <Source>
        <Tag>{lead.source}</Tag> <Muted>{words.now}</Muted>
      </Source>
      <Why>
        {mode.why && <span>{mode.why}</span>}
        {!mode.why && tied.length > 1 && (
          <span>
            <span>{words.tied(fewest)}</span>
            <b>{tied.join(', ')}</b>
          </span>
        )}
        {!mode.why && tied.length === 1 && (
          <span>
            <b>{agent}</b>
            <span>{words.fewest(fewest)}</span>
          </span>
        )}
      </Why>
      <HandOver>
        <Button fullWidth onClick={() => dispatch(leadHandedOver())}>
          {words.handTo(agent)}
        </Button>
      </HandOver>
    </Pane>
  );
}

const sumOf = (agents: readonly AgentNow[]): string => {
  const counts = agents.map(({ leads }) => leads).sort((one, other) => one - other);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const gap = counts.at(-1)! - counts[0]!;
  return `${words.sum(counts, total)} ${words.widestGap(gap)}`;
};

function Latest({ texts }: { texts: RotationTexts }) {
  const { mode, agents, assignments } = useAppSelector((state) => selectRotation(state, texts));
  const handed = assignments.map(({ lead, agent }) => ({
    time: words.now,
    name: lead,
    agent,
    reason: mode.reason,
  }));
  const rows = [...handed, ...mode.latest].slice(0, LOG_LENGTH);
  return (
    <Pane>
      <Muted as="p">{words.latest}</Muted>
      <Log>
        {rows.map(({ time, name, agent, reason }) => (
          <li key={name}>
            <Muted>{time}</Muted>
            <p>
              <b>{name}</b>
              <span>{words.to(agent)}</span>
              <Muted>{reason}</Muted>
            </p>
          </li>
        ))}
      </Log>
      <p>{mode.note ?? sumOf(agents)}</p>
    </Pane>
  );
}

export function Rotation({ texts }: { texts: RotationTexts }) {
  const dispatch = useAppDispatch();
  const { mode, agents, last } = useAppSelector((state) => selectRotation(state, texts));
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <LiveBar>
        <LiveControl
          label={words.label}
          options={texts.modes.map(({ kind, label }) => ({ value: kind, label }))}
          value={mode.kind}
          onChange={(kind) => dispatch(modeChosen(kind))}
        />
        <p>{mode.rule}</p>
      </LiveBar>
      <Window>
        <AtTheDoor texts={texts} />
        <Houses>
          {agents.map((agent) => (
            <House key={agent.name} {...agent} />
          ))}
        </Houses>
        <Latest texts={texts} />
      </Window>
      <Announcement>{last && words.handedOver(last.lead, last.agent, last.leads)}</Announcement>
    </LiveSection>
  );
}
