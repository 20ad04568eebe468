import { styled } from 'styled-components';
import { onlyWithScripts, visuallyHidden } from '../../../theme/mixins.ts';
import { color, media, motion, radius } from '../../../theme/tokens.ts';
import type { Month } from './yearSlice.ts';

const Root = styled.label`
  position: relative;
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-width: 0;
  cursor: pointer;
`;

const Radio = styled.input`
  ${visuallyHidden}
  ${onlyWithScripts}
`;

/** The street is as light as its walls, so that the chosen house stands out. */
const QUIET = `color-mix(in srgb, var(--deep) 58%, ${color.white})`;

const Roof = styled.svg`
  flex: none;
  width: 100%;
  height: clamp(8px, 1.6vw, 20px);
  fill: ${QUIET};
  transition: fill ${motion.fast};

  ${Radio}:checked ~ & {
    fill: var(--deep);
  }
`;

const Body = styled.span`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: start;
  gap: clamp(2px, 0.4vw, 5px);
  margin-inline: clamp(1px, 0.4vw, 5px);
  padding: clamp(3px, 0.6vw, 8px) clamp(2px, 0.55vw, 7px);
  background: ${color.white};
  box-shadow: inset 0 0 0 1px ${color.line2};
  transition: box-shadow ${motion.fast};

  ${Radio}:checked ~ & {
    box-shadow: inset 0 0 0 1.5px var(--deep);
  }
  ${Radio}:focus-visible ~ & {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

/** Three in a row, on phones two, which are large enough to count. */
const Pane = styled.i<{ $isLit: boolean }>`
  flex: 0 0 calc((100% - 2px) / 2);
  aspect-ratio: 1;
  border-radius: ${radius.pane};
  background: ${({ $isLit }) => ($isLit ? color.lit : QUIET)};
  ${({ $isLit }) => $isLit && `box-shadow: inset 0 0 0 1px ${color.litEdge};`}

  ${Radio}:checked ~ ${Body} > & {
    ${({ $isLit }) => !$isLit && 'background: var(--deep);'}
  }
  ${media.md} {
    flex-basis: calc((100% - 2 * clamp(2px, 0.4vw, 5px)) / 3);
    aspect-ratio: 1 / 1.15;
  }
`;

const Name = styled.span`
  padding-block: 8px 10px;
  color: ${color.ink2};
  font-size: 0.8125rem;
  text-align: center;
  border-top: 1px solid ${color.line2};

  ${Radio}:checked ~ & {
    color: ${color.ink};
    font-weight: 600;
    box-shadow: inset 0 -3px var(--deep);
  }
  ${media.belowMd} {
    font-size: 0.75rem;
    letter-spacing: -0.02em;
  }
`;

interface MonthHouseProps {
  month: Month;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button in the shape of a house, with a window for each few leads. */
export function MonthHouse({ month, group, isChosen, onChoose }: MonthHouseProps) {
  return (
    <Root
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onChoose();
      }}
    >
      <Radio
        type="radio"
        name={group}
        aria-label={month.name}
        checked={isChosen}
        onChange={onChoose}
      />
      <Roof viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34 60 0l60 34z" />
      </Roof>
      <Body aria-hidden="true">
        {Array.from({ length: month.panes }, (_, index) => (
          <Pane key={index} $isLit={index < month.litPanes} />
        ))}
      </Body>
      <Name aria-hidden="true">{month.short}</Name>
    </Root>
  );
}
