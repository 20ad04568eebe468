import { keyframes, styled } from 'styled-components';
import { liveDashboardStrings as strings } from '../../strings/liveDashboard.ts';
import { color, media, panelWidth } from '../../theme/tokens.ts';
import type { BellPhase, BellTexts } from './bellSlice.ts';
import type { Dashboard } from './dashboardOf.ts';

const Root = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 4.25rem;
  padding: 0 19px 0 24px;
  border-bottom: 1px solid ${color.line};

  ${panelWidth.belowLg} {
    height: 3.75rem;
    padding-left: 18px;
  }
  ${panelWidth.belowMd} {
    order: 1;
    height: 3rem;
    padding: 0 9px 0 14px;
  }
  ${panelWidth.belowSm} {
    padding: 0 6px 0 10px;
  }
`;

const Office = styled.b`
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: -0.02em;

  ${panelWidth.belowMd} {
    display: none;
  }
`;

const Week = styled.span`
  color: ${color.ink3};

  ${panelWidth.belowLg} {
    display: none;
  }
`;

const Figures = styled.dl`
  display: flex;
  gap: 22px;
  margin-left: auto;

  div {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  ${panelWidth.belowLg} {
    gap: 16px;
  }
  ${panelWidth.belowMd} {
    gap: 8px;
    justify-content: space-between;
    width: 100%;
  }
  ${panelWidth.belowSm} {
    gap: 2px;

    div {
      gap: 2px;
    }
  }
`;

const Term = styled.dt<{ $mark?: string }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.ink2};

  &::before {
    content: ${({ $mark }) => ($mark ? "''" : 'none')};
    width: 10px;
    height: 12px;
    border-radius: 1px;
    background: ${({ $mark }) => $mark};
    box-shadow: inset 0 0 0 1px ${({ $mark }) => ($mark === color.lit ? color.litEdge : $mark)};
  }
  ${panelWidth.belowLg} {
    font-size: 0.875rem;
  }
  ${panelWidth.belowSm} {
    gap: 5px;
    font-size: 0.8125rem;
  }
`;

const fade = keyframes`
  from, 50% { background-color: ${color.litSoft}; }
`;

const Figure = styled.dd<{ $isChanged: boolean }>`
  min-width: 2.375rem;
  padding: 3px 5px;
  border-radius: 6px;
  text-align: center;
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: normal;
  letter-spacing: -0.02em;
  animation: ${({ $isChanged }) => $isChanged && fade} 1200ms;

  ${media.reducedMotion} {
    background: ${({ $isChanged }) => $isChanged && color.litSoft};
  }
  ${panelWidth.belowLg} {
    font-size: 1.125rem;
  }
  ${panelWidth.belowMd} {
    min-width: 2.125rem;
  }
  ${panelWidth.belowSm} {
    min-width: 1.75rem;
    padding: 3px 2px;
    font-size: 1rem;
  }
`;

type FigureName = 'newLeads' | 'reached' | 'waiting';

const FIGURES: readonly { name: FigureName; mark?: string }[] = [
  { name: 'newLeads' },
  { name: 'reached', mark: color.lit },
  { name: 'waiting', mark: color.dusk },
];

/** The figures that change when a phase begins. */
const CHANGES: Partial<Record<BellPhase, readonly FigureName[]>> = {
  arrive: ['newLeads', 'waiting'],
  lit: ['reached', 'waiting'],
};

interface DashboardHeadProps {
  dashboard: Dashboard;
  phase: BellPhase;
  texts: BellTexts;
}

/** The office and the figures of its week. */
export function DashboardHead({ dashboard, phase, texts }: DashboardHeadProps) {
  const changed = CHANGES[phase] ?? [];
  return (
    <Root>
      <Office>{texts.office}</Office>
      <Week>{texts.week}</Week>
      <Figures>
        {FIGURES.map(({ name, mark }) => (
          <div key={name}>
            <Term $mark={mark}>{strings[name]}</Term>
            {/* A new element for a new figure: its animation starts again. */}
            <Figure key={dashboard[name]} $isChanged={changed.includes(name)}>
              {dashboard[name]}
            </Figure>
          </div>
        ))}
      </Figures>
    </Root>
  );
}
