import { Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { callStrings as strings } from '../../../strings/call.ts';
import { iconBox, onlyWithScripts } from '../../../theme/mixins.ts';
import { color, media, motion, radius } from '../../../theme/tokens.ts';
import { hasSummary, playToggled, selectCall, type CallTexts } from './callSlice.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px 12px;
  align-items: center;
  padding: 16px;
  border-bottom: 1px solid ${color.line};

  ${media.md} {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 16px;
    padding: 20px 28px;
  }
`;

const PlayButton = styled.button`
  ${iconBox('56px')}
  border-radius: ${radius.control};
  background: ${color.dusk};
  color: ${color.white};
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.duskDeep};
  }
  > svg {
    fill: currentColor;
  }
  ${onlyWithScripts}
`;

const Caller = styled.div`
  grid-column: 2 / -1;

  b {
    display: block;
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  span {
    color: ${color.ink3};
    font-size: 0.875rem;
  }
  ${media.md} {
    grid-column: auto;
  }
`;

const Track = styled.div<{ $share: number }>`
  position: relative;
  grid-column: 1 / 3;
  height: 6px;
  border-radius: 3px;
  background: ${color.plaster};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.dusk};
    clip-path: inset(0 ${({ $share }) => 100 - $share * 100}% 0 0);
    transition: clip-path ${motion.slow} linear;
  }
  ${media.md} {
    grid-column: auto;
  }
`;

const Mark = styled.i<{ $share: number; $isCurrent: boolean }>`
  position: absolute;
  top: -5px;
  left: ${({ $share }) => $share * 100}%;
  width: 3px;
  height: 16px;
  border-radius: ${radius.pane};
  background: ${({ $isCurrent }) => ($isCurrent ? color.lit : 'var(--deep)')};
  box-shadow: ${({ $isCurrent }) => $isCurrent && `0 0 0 1px ${color.litEdge}`};
`;

const Clock = styled.span`
  color: ${color.ink2};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export function Player({ texts }: { texts: CallTexts }) {
  const dispatch = useAppDispatch();
  const { isPlaying, time, share, lines } = useAppSelector((state) => selectCall(state, texts));
  return (
    <Root>
      <PlayButton
        type="button"
        aria-label={isPlaying ? strings.pause : strings.play}
        onClick={() => dispatch(playToggled(lines.length))}
      >
        {isPlaying ? <Pause size={24} /> : <Play size={24} />}
      </PlayButton>
      <Caller>
        <b>{texts.person}</b>
        <span>{texts.note}</span>
      </Caller>
      <Track $share={share} aria-hidden="true">
        {lines.filter(hasSummary).map((line) => (
          <Mark key={line.index} $share={line.share} $isCurrent={line.isCurrent} />
        ))}
      </Track>
      <Clock>{strings.of(time, texts.length)}</Clock>
    </Root>
  );
}
