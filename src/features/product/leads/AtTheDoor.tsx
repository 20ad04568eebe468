import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { rotationStrings as strings } from '../../../strings/rotation.ts';
import { hueColors, onlyWithScripts } from '../../../theme/mixins.ts';
import { color, type Hue, radius } from '../../../theme/tokens.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { hueFor } from '../../../ui/hueFor.ts';
import { hueOfSource } from '../../../ui/hueOfSource.ts';
import { Muted, RotationPane } from './RotationPane.ts';
import {
  leadHandedOver,
  rotationRestarted,
  selectRotation,
  type RotationTexts,
} from './rotationSlice.ts';

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

const Tag = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  padding: 4px 9px;
  border-radius: ${radius.badge};
  background: var(--tint);
  color: var(--deep);
  font-size: 0.8125rem;
  line-height: 1rem;
  font-weight: 560;
`;

const Why = styled.p`
  align-content: center;
  min-height: 66px;
  padding: 12px 14px;
  border-radius: ${radius.control};
  background: var(--tint);
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

/** The lead that waits, who gets it and why. */
export function AtTheDoor({ texts }: { texts: RotationTexts }) {
  const dispatch = useAppDispatch();
  const { lead, agent, mode, tied, fewest } = useAppSelector((state) =>
    selectRotation(state, texts),
  );
  if (!lead) {
    return (
      <RotationPane>
        <Muted as="p">{strings.atTheDoor}</Muted>
        <Lead>
          <div>
            <b>{strings.allAssigned}</b>
            <p>{strings.noneWaiting}</p>
          </div>
        </Lead>
        <Button variant="outlined" fullWidth onClick={() => dispatch(rotationRestarted())}>
          {strings.startOver}
        </Button>
      </RotationPane>
    );
  }
  return (
    <RotationPane>
      <Muted as="p">{strings.atTheDoor}</Muted>
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
        <Tag $hue={hueOfSource(lead.source)}>{lead.source}</Tag> <Muted>{strings.now}</Muted>
      </Source>
      <Why>
        {mode.why && <span>{mode.why}</span>}
        {!mode.why && tied.length > 1 && (
          <span>
            <span>{strings.tied(fewest)}</span>
            <b>{tied.join(', ')}</b>
          </span>
        )}
        {!mode.why && tied.length === 1 && (
          <span>
            <b>{agent}</b>
            <span>{strings.fewest(fewest)}</span>
          </span>
        )}
      </Why>
      <HandOver>
        <Button fullWidth onClick={() => dispatch(leadHandedOver())}>
          {strings.handTo(agent)}
        </Button>
      </HandOver>
    </RotationPane>
  );
}
