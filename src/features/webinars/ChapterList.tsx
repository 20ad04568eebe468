import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { color, radius } from '../../theme/tokens.ts';
import { useHydrated } from '../../ui/hydration.ts';
import type { Chapter } from './splitChapters.ts';
import { chapterChosen, selectChapter } from './videoSlice.ts';

const List = styled.ol`
  margin-top: 0.75rem;
  border-top: 1px solid ${color.line2};

  > li {
    border-bottom: 1px solid ${color.line2};
  }
`;

const Row = styled.button`
  display: flex;
  gap: 16px;
  width: calc(100% + 24px);
  min-height: 3.25rem;
  margin-inline: -12px;
  padding: 0.75rem 12px;
  border-radius: ${radius.small};
  font-weight: 500;
  letter-spacing: 0;
  line-height: 1.5rem;

  &:hover,
  &[aria-current] {
    background: ${color.plaster};
  }
`;

const Time = styled.span`
  flex: none;
  min-width: 3.5ch;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

interface ChapterListProps {
  chapters: readonly Chapter[];
  film: string;
  /** In seconds. */
  onSeek: (at: number) => void;
}

export function ChapterList({ chapters, film, onSeek }: ChapterListProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectChapter);
  const hasScripts = useHydrated();
  const handleChoice = (at: number) => {
    dispatch(chapterChosen(at));
    onSeek(at);
  };
  return (
    <List>
      {chapters.map(({ at, time, title }) => {
        const content = (
          <>
            <Time>{time}</Time> {title}
          </>
        );
        return (
          <li key={at}>
            {hasScripts ? (
              <Row
                type="button"
                aria-current={at === current || undefined}
                onClick={() => handleChoice(at)}
              >
                {content}
              </Row>
            ) : (
              <Row as="a" href={`${film}#t=${at}`}>
                {content}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
}
