import { styled } from 'styled-components';
import { useAppSelector } from '../../../store/hooks.ts';
import { callStrings as strings } from '../../../strings/call.ts';
import { onlyWithScripts } from '../../../theme/mixins.ts';
import { color, media, motion, radius } from '../../../theme/tokens.ts';
import { Small } from '../../../ui/Text.tsx';
import { Announcement, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { selectCall, type CallTexts } from './callSlice.ts';
import { Player } from './Player.tsx';
import { Summary } from './Summary.tsx';

const Window = styled(LiveWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: 1rem;
  line-height: 1.5rem;

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 412px);
  }
`;

const Transcript = styled.ol`
  padding: 10px 8px;

  /* Room for four sentences of two lines, so that the summary stays in its place. */
  min-height: 22.5rem;

  ${media.md} {
    min-height: 300px;
    padding: 14px 16px 28px;
  }
`;

const Sentence = styled.li<{
  $isHeard: boolean;
  $isCurrent: boolean;
  $isNear: boolean;
  $isFading: boolean;
}>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: 0 10px;
  padding: 9px 10px;
  border-radius: ${radius.small};
  background: ${({ $isCurrent }) => ($isCurrent ? color.litWash : 'transparent')};
  color: ${({ $isHeard, $isCurrent }) => {
    if ($isCurrent) return color.ink;
    return $isHeard ? color.ink2 : color.ink3;
  }};
  transition: background-color ${motion.base} ${motion.ease};

  > span:first-child {
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${({ $isHeard }) => ($isHeard ? color.ink : 'inherit')};
    font-weight: 580;
  }
  ${media.belowMd} {
    ${({ $isNear }) => !$isNear && 'display: none;'}
    ${({ $isFading }) => $isFading && 'mask: linear-gradient(#000, #0000);'}

    > :last-child {
      grid-column: 2;
    }
  }
  ${media.md} {
    grid-template-columns: 3rem 4rem minmax(0, 1fr);
    padding: 10px 12px;
  }
`;

/** Phones show some of the sentences. */
const SomeOfAll = styled(Small)`
  padding: 0 18px 20px;
  ${onlyWithScripts}

  ${media.md} {
    display: none;
  }
`;

export function Call({ texts }: { texts: CallTexts }) {
  const { lines, written } = useAppSelector((state) => selectCall(state, texts));
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <Window>
        <div>
          <Player texts={texts} />
          <Transcript aria-label={strings.transcript}>
            {lines.map(({ index, time, speaker, text, isHeard, isCurrent, isNear, isFading }) => (
              <Sentence
                key={index}
                $isHeard={isHeard}
                $isCurrent={isCurrent}
                $isNear={isNear}
                $isFading={isFading}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <span>{time}</span>
                <b>{speaker}</b>
                <span>{text}</span>
              </Sentence>
            ))}
          </Transcript>
          <SomeOfAll>
            {strings.someOf(lines.filter(({ isNear }) => isNear).length, lines.length)}
          </SomeOfAll>
        </div>
        <Summary texts={texts} />
      </Window>
      <Announcement>{written?.summary && strings.written(written.summary)}</Announcement>
    </LiveSection>
  );
}
