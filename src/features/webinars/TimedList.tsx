import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { momentAt } from './momentAt.ts';
import type { Chapter } from './splitChapters.ts';

/** A page sets the colors of its list: `--rule`, and `--row`, `--bar` and `--beside` for the current row. */
const List = styled.ol`
  margin-top: 0.625rem;

  > li {
    border-top: 1px solid var(--rule, ${color.line2});
  }
  /* Beside the fill of a current row (--row) no rules are drawn. */
  > li:has([aria-current]),
  > li:has([aria-current]) + li {
    border-color: var(--beside, var(--rule, ${color.line2}));
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(3.25rem, max-content) 1fr;
  align-items: baseline;
  /* The bar or the fill of the current row begins beside the text. */
  width: calc(100% + 28px);
  min-height: 3rem;
  margin-inline: -14px;
  padding: 0.75rem 14px;
  line-height: 1.4375rem;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &[aria-current] {
    border-radius: var(--row-radius);
    background: var(--row, transparent);
    box-shadow: var(--bar, inset 4px 0 ${color.lit});
    font-weight: 600;
  }
`;

const Time = styled.span`
  color: var(--text2);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.span`
  white-space: pre-line;
`;

interface TimedListProps {
  /** Chapters, or captions in the same form. */
  moments: readonly Chapter[];
  position: number;
  /** To whose moments the list links without scripts. */
  fileUrl: string;
  /** Plays the film from a moment, in seconds. */
  onPlayFrom: (at: number) => void;
}

export function TimedList({ moments, position, fileUrl, onPlayFrom }: TimedListProps) {
  const hasScripts = useHydrated();
  const current = momentAt(moments, position);
  return (
    <List>
      {moments.map((moment) => {
        const { at, time, title } = moment;
        const content = (
          <>
            <Time>{time}</Time> <Title>{title}</Title>
          </>
        );
        return (
          <li key={at}>
            {hasScripts ? (
              <Row
                type="button"
                aria-current={moment === current || undefined}
                onClick={() => onPlayFrom(at)}
              >
                {content}
              </Row>
            ) : (
              <Row as="a" href={`${fileUrl}#t=${at}`}>
                {content}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
}
