import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { callStrings as strings } from '../../../strings/call.ts';
import { onlyWithScripts } from '../../../theme/mixins.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Small, VisuallyHidden } from '../../../ui/Text.tsx';
import {
  actionToggled,
  hasAction,
  hasSummary,
  selectCall,
  sentenceChosen,
  type CallTexts,
} from './callSlice.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 20px 18px 24px;
  border-top: 1px solid ${color.line};
  background: ${color.limewash};

  h3 {
    margin-bottom: 6px;
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  ${media.md} {
    padding: 24px 28px 28px;
  }
  ${media.lg} {
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

const Line = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  justify-content: space-between;
  /* Two lines on phones, so that the rows below stay in their places. */
  min-height: 64px;
  padding-block: 8px;
  border-top: 1px solid ${color.line};
  isolation: isolate;

  /* Reaches beyond the text, which stays on the column's edges. */
  &::before {
    content: '';
    position: absolute;
    inset: 4px -12px;
    z-index: -1;
    border-radius: ${radius.small};
    background: ${({ $isCurrent }) => $isCurrent && color.litWash};
  }

  ${media.md} {
    min-height: 52px;
  }
`;

const Unwritten = styled.span`
  flex: 0 1 70%;
  height: 12px;
  border-radius: 3px;
  background: ${color.line};
`;

const ToSentence = styled.button`
  flex: none;
  color: ${color.ink2};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  box-shadow: inset 0 -2px ${color.lit};
  ${onlyWithScripts}

  /* The whole row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: ${color.ink};
  }
`;

const Actions = styled.ul`
  li {
    border-top: 1px solid ${color.line};
  }
  label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 52px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.dusk};
    ${onlyWithScripts}
  }
  label > span {
    flex: 1;
  }
  small {
    display: block;
    color: ${color.leaf};
    font-size: 0.8125rem;
  }
  img {
    width: 32px;
    height: 32px;
  }
  input:disabled ~ * {
    opacity: 0.45;
  }
`;

const Next = styled.div`
  margin-top: auto;
  padding-top: 18px;
`;

const Closing = styled(Small)`
  margin-top: 12px;
`;

const Mark = styled.i`
  display: inline-block;
  width: 8px;
  height: 8px;
  border-radius: ${radius.pane};
  background: ${color.dusk};
  box-shadow:
    9px 0 ${color.dusk},
    0 9px ${color.dusk},
    9px 9px ${color.lit};
  translate: 0 -5px;
  margin-inline-end: 20px;
`;

export function Summary({ texts }: { texts: CallTexts }) {
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector((state) => selectCall(state, texts));
  return (
    <Root>
      <h3>
        <Mark aria-hidden="true" />
        {texts.summary_title}
      </h3>
      <ul>
        {lines.filter(hasSummary).map(({ index, summary, time, isHeard, isCurrent }) => (
          <Line key={index} $isCurrent={isCurrent}>
            {isHeard ? (
              <span>{summary}</span>
            ) : (
              <Unwritten>
                <VisuallyHidden>{strings.notWritten}</VisuallyHidden>
              </Unwritten>
            )}
            <ToSentence
              type="button"
              aria-label={strings.goTo(time)}
              onClick={() => dispatch(sentenceChosen(index))}
            >
              {time}
            </ToSentence>
          </Line>
        ))}
      </ul>
      <Next>
        <h3>{texts.next_title}</h3>
        <Actions>
          {lines.filter(hasAction).map(({ index, action, isHeard, isConfirmed }) => (
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  checked={isConfirmed}
                  disabled={!isHeard}
                  onChange={() => dispatch(actionToggled(index))}
                />
                <span>
                  <span>{action.text}</span>
                  {isConfirmed && <small>{strings.confirmed(action.agent)}</small>}
                </span>
                <Avatar name={action.agent} photo={action.photo} />
              </label>
            </li>
          ))}
        </Actions>
        <Closing>{texts.closing}</Closing>
      </Next>
    </Root>
  );
}
