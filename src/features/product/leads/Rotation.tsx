import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { rotationStrings as strings } from '../../../strings/rotation.ts';
import { color, media } from '../../../theme/tokens.ts';
import { Announcement, LiveBar, LiveControl, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { AtTheDoor } from './AtTheDoor.tsx';
import { House } from './House.tsx';
import { LatestAssignments } from './LatestAssignments.tsx';
import { modeChosen, selectRotation, type RotationTexts } from './rotationSlice.ts';

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

export function Rotation({ texts }: { texts: RotationTexts }) {
  const dispatch = useAppDispatch();
  const { mode, agents, last } = useAppSelector((state) => selectRotation(state, texts));
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <LiveBar>
        <LiveControl
          label={strings.label}
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
        <LatestAssignments texts={texts} />
      </Window>
      <Announcement>{last && strings.handedOver(last.lead, last.agent, last.leads)}</Announcement>
    </LiveSection>
  );
}
