import { css, styled } from 'styled-components';
import { houseWindow } from '../../theme/pictureColors.ts';
import { color, panelWidth, radius } from '../../theme/tokens.ts';
import { WINDOW_COLUMNS, type DashboardWindow } from './dashboardOf.ts';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  padding: 1.375rem 26px 0;
  background: ${color.dusk};

  ${panelWidth.belowLg} {
    padding: 1.125rem 18px 0;
  }
  ${panelWidth.belowMd} {
    order: 3;
    padding: 13px 14px 0;
  }
`;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(${WINDOW_COLUMNS}, 1fr);
  grid-auto-rows: 1fr;
  gap: 14px 11px;
  height: 13.75rem;

  ${panelWidth.belowLg} {
    gap: 15px 7px;
  }
  ${panelWidth.belowMd} {
    gap: 9px 8px;
    height: 7.375rem;
  }
  ${panelWidth.belowSm} {
    column-gap: 6px;
  }
`;

const sill = `0 5px 0 -1px ${houseWindow.sill}`;
const withMullion = (glass: string, mullion: string) =>
  `${glass} linear-gradient(${mullion}, ${mullion}) 50% 0 / 1.5px 100% no-repeat`;

const looks = {
  lit: css`
    background: ${withMullion(color.lit, color.litEdge)};
  `,
  dark: css`
    background: ${withMullion(houseWindow.glass, houseWindow.mullion)};
  `,
  empty: css`
    background: none;
    box-shadow: inset 0 0 0 1.5px ${houseWindow.plan};
  `,
  knocking: css`
    background: ${houseWindow.glass};
    box-shadow:
      0 0 0 2px ${color.lit},
      ${sill};
  `,
  justLit: css`
    background: ${withMullion(color.lit, color.litEdge)};
    box-shadow:
      0 0 0 3px ${houseWindow.litFrame},
      ${sill};
  `,
} satisfies Record<DashboardWindow, unknown>;

const Window = styled.i<{ $look: DashboardWindow }>`
  border-radius: ${radius.pane};
  box-shadow:
    0 0 0 2px ${houseWindow.frame},
    ${sill};
  ${({ $look }) => looks[$look]}
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  height: 3.625rem;
  margin: auto -26px 0;
  padding: 0 26px;
  background: ${color.duskDeep};
  color: ${color.onDusk2};
  font-size: 0.875rem;
  line-height: 1.1875rem;

  ${panelWidth.belowLg} {
    margin-inline: -18px;
    padding: 0 18px;
    font-size: 0.8125rem;
    line-height: 1.0625rem;
  }
  ${panelWidth.belowMd} {
    height: 2.125rem;
    margin: 13px -14px 0;
    padding: 0 14px;
    white-space: nowrap;
  }
`;

interface HouseOfWindowsProps {
  windows: readonly DashboardWindow[];
  caption: string;
}

/** A window for each lead of the week, and room for those that the visitor sends. */
export function HouseOfWindows({ windows, caption }: HouseOfWindowsProps) {
  return (
    <Figure>
      <Windows>
        {windows.map((look, index) => (
          <Window key={index} $look={look} />
        ))}
      </Windows>
      <Caption>{caption}</Caption>
    </Figure>
  );
}
