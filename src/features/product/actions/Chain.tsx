import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { chainStrings as strings } from '../../../strings/chain.ts';
import { onlyWithScripts, withoutScripts } from '../../../theme/mixins.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Announcement, LiveSection, LiveWindow } from '../LiveSection.tsx';
import {
  actionFinished,
  chainRestarted,
  selectChain,
  type ChainTexts,
  type Step,
} from './chainSlice.ts';
import { Week } from './Week.tsx';

const Window = styled(LiveWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  padding: 20px 18px 22px;

  h3 {
    margin-bottom: 12px;
    font-size: 1.1875rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  ${media.md} {
    padding: 26px 28px;
  }
`;

/** Rows have a fixed height, so that the window keeps its own while actions get their owners. */
const ROW_HEIGHT = { phone: 134, desktop: 76 };

const Row = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 0 14px;
  align-items: center;
  min-height: ${ROW_HEIGHT.phone}px;
  border-top: 1px solid ${color.line};

  b {
    color: ${({ $isDone }) => ($isDone ? color.ink3 : color.ink)};
    font-size: 1.0625rem;
    line-height: 1.4;
    font-weight: 600;
    text-decoration: ${({ $isDone }) => $isDone && 'line-through'};
  }
  p {
    color: ${color.ink2};
  }
  > :last-child {
    grid-column: 2;
    color: ${color.ink3};
    font-size: 0.875rem;
  }
  ${media.belowMd} {
    align-content: center;
  }
  ${media.md} {
    min-height: ${ROW_HEIGHT.desktop}px;

    > :last-child {
      grid-column: auto;
    }
  }
`;

const Box = styled.button<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.lit : color.control)};
  border-radius: ${radius.badge};
  background: ${({ $isDone }) => ($isDone ? color.lit : color.white)};
  color: ${color.ink};
  /* Its column stays. */
  ${withoutScripts(css`
    visibility: hidden;
  `)}

  &:not([aria-disabled='true']):hover {
    border-color: ${color.ink};
  }
`;

/** An action without an owner is as high as one that has it. */
const Unassigned = styled(Row)`
  > i {
    width: 28px;
    height: 28px;
    border: 1.5px dashed ${color.line2};
    border-radius: ${radius.badge};
  }
  b,
  p {
    color: ${color.ink3};
  }
  b {
    font-weight: 450;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 69px;
  margin-top: auto;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};

  > button {
    ${onlyWithScripts}
  }
`;

interface ActionRowProps {
  step: Step;
  onFinish: () => void;
}

function ActionRow({ step, onFinish }: ActionRowProps) {
  const { title, due, by, why, person, isDone } = step;
  return (
    <Row $isDone={isDone}>
      <Box
        type="button"
        $isDone={isDone}
        aria-disabled={isDone}
        aria-label={strings.markDone(title)}
        onClick={isDone ? undefined : onFinish}
      >
        {isDone && <Check size={18} strokeWidth={2.25} />}
      </Box>
      <div>
        <b>{title}</b>
        <p>
          <span>{strings.by[by]}</span>
          <span>{strings.owner(person.name)}</span>
          <span>. {why ?? strings.fewest(person.given)}</span>
        </p>
      </div>
      <span>{isDone ? strings.done : due}</span>
    </Row>
  );
}

export function Chain({ texts }: { texts: ChainTexts }) {
  const dispatch = useAppDispatch();
  const { steps, people, due, following } = useAppSelector((state) => selectChain(state, texts));
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <Window>
        <Actions>
          <h3>{texts.subject}</h3>
          <ol>
            {steps.map((step) => (
              <ActionRow key={step.title} step={step} onFinish={() => dispatch(actionFinished())} />
            ))}
            {following.map(({ title, due: time }) => (
              <Unassigned key={title} $isDone={false}>
                <i />
                <div>
                  <b>{title}</b>
                  <p>{strings.unassigned}</p>
                </div>
                <span>{time}</span>
              </Unassigned>
            ))}
          </ol>
          <Foot>
            {due && <span>{following.length > 0 && strings.follows(following.length)}</span>}
            {!due && <span>{strings.allDone}</span>}
            {!due && (
              <Button variant="secondary" onClick={() => dispatch(chainRestarted())}>
                {strings.startOver}
              </Button>
            )}
          </Foot>
        </Actions>
        <Week people={people} owner={due?.person.name} />
      </Window>
      <Announcement>
        {steps.length > 1 && (due ? strings.assigned(due.title, due.person.name) : strings.allDone)}
      </Announcement>
    </LiveSection>
  );
}
