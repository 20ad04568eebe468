import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import type { DiagramPattern } from './diagramPatterns.ts';

const COLUMN = 44;
const STOREY = 46;

const Drawing = styled.svg`
  .dark,
  .deep {
    fill: var(--deep);
  }
  .dark {
    fill-opacity: 0.15;
  }
  .sill {
    fill: ${color.white};
  }
  .mullion {
    fill: none;
    stroke: var(--tint);
    stroke-opacity: 0.24;
    stroke-width: 1.6;
  }
  .lit {
    fill: ${color.lit};
  }
  .litMullion {
    fill: none;
    stroke: ${color.litEdge};
    stroke-width: 1.6;
  }
`;

/** One path for all the panes that carry a mark, so a front of 28 windows is seven elements. */
const draw = (pattern: DiagramPattern, marks: string, shape: string): string =>
  pattern
    .flatMap((storey, row) =>
      [...storey].map((mark, column) =>
        marks.includes(mark) ? `M${column * COLUMN} ${row * STOREY}${shape}` : '',
      ),
    )
    .join('');

const PANE = 'h30v34h-30z';
const SILL = 'm-3 34h36v3h-36z';
const MULLION = 'm15 0v34m-15-19h30';

/** The front of a house whose windows are the data: one pane is one lead, one task, one day. */
export function FeatureDiagram({ pattern }: { pattern: DiagramPattern }) {
  return (
    <Drawing viewBox="-6 -4 312 188" width="312" height="188" aria-hidden="true">
      <path className="dark" d={draw(pattern, '.', PANE)} />
      <path className="deep" d={draw(pattern, '#', PANE)} />
      <path className="mullion" d={draw(pattern, '#', MULLION)} />
      <path className="lit" d={draw(pattern, 'o', PANE)} />
      <path className="litMullion" d={draw(pattern, 'o', MULLION)} />
      <path className="sill" d={draw(pattern, '.#o', SILL)} />
    </Drawing>
  );
}
