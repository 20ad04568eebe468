import type { KeyboardEvent, MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { forcedChosen, forcedEdge, type } from '../theme/mixins.ts';
import { commonStrings } from '../strings/common.ts';
import { color, media, radius } from '../theme/tokens.ts';
import { Button, ButtonLink } from './Button.tsx';
import { opensElsewhere } from './AppLink.tsx';
import { Cluster } from './Layout.tsx';

/** With more marks, the row could not be counted at a glance. */
const MAX_PANES = 8;

const PageMarks = styled.span`
  display: none;
  gap: 6px;

  ${media.sm} {
    display: flex;
  }
`;

const PageMark = styled.i<{ $isLit: boolean }>`
  width: 12px;
  height: 16px;
  border-radius: ${radius.pane};
  background: ${({ $isLit }) => ($isLit ? color.lit : color.line2)};
  ${forcedEdge}
  ${({ $isLit }) =>
    $isLit &&
    css`
      box-shadow: inset 0 0 0 1px ${color.litEdge};
      ${forcedChosen}
    `}
`;

const Count = styled.span`
  ${type.small}
  color: ${color.ink2};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

interface StepProps {
  children: string;
  disabled: boolean;
  href?: string;
  onStep: () => void;
}

/** A link if there is such a page, so that it works without scripts. */
function Step({ children, disabled, href, onStep }: StepProps) {
  if (disabled || href === undefined) {
    return (
      <Button variant="secondary" disabled={disabled} onClick={onStep}>
        {children}
      </Button>
    );
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onStep();
  };
  // Its role is button, so the space bar has to press it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onStep();
  };
  return (
    <ButtonLink
      variant="secondary"
      role="button"
      to={href}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </ButtonLink>
  );
}

export interface PagerProps {
  label: string;
  page: number;
  pageCount: number;
  onPrevious: () => void;
  onNext: () => void;
  hrefFor?: (page: number) => string;
}

export function Pager({ label, page, pageCount, onPrevious, onNext, hrefFor }: PagerProps) {
  const last = pageCount - 1;
  return (
    // Takes the focus of a button that is disabled at an end.
    <Cluster as="nav" $gap="12px 20px" $justify="center" aria-label={label} tabIndex={-1}>
      <Step
        disabled={page <= 0}
        href={page > 0 ? hrefFor?.(page - 1) : undefined}
        onStep={onPrevious}
      >
        {commonStrings.previous}
      </Step>
      {pageCount > 1 && (
        <Cluster as="span" $gap={20}>
          {pageCount <= MAX_PANES && (
            <PageMarks aria-hidden="true">
              {Array.from({ length: pageCount }, (_, index) => (
                <PageMark key={index} $isLit={index === page} />
              ))}
            </PageMarks>
          )}
          <Count aria-live="polite">{commonStrings.pageOf(page + 1, pageCount)}</Count>
        </Cluster>
      )}
      <Step
        disabled={page >= last}
        href={page < last ? hrefFor?.(page + 1) : undefined}
        onStep={onNext}
      >
        {commonStrings.next}
      </Step>
    </Cluster>
  );
}
