import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { fillText } from '../../lib/fillText.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, panelWidth, shadow } from '../../theme/tokens.ts';
import { AgentTurns } from './AgentTurns.tsx';
import { selectBell, type BellTexts } from './bellSlice.ts';
import { HouseOfWindows } from './HouseOfWindows.tsx';
import { LeadRows } from './LeadRows.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { dashboardOf, firstNameOf, type Dashboard } from './dashboardOf.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  overflow: hidden;
  border-radius: 14px;
  background: ${color.white};
  box-shadow: ${shadow.stage};
  color: ${color.ink};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  letter-spacing: -0.006em;
  word-spacing: 0;
  font-variant-numeric: tabular-nums;

  ${panelWidth.belowLg} {
    grid-template-columns: minmax(0, 1fr) 232px;
  }
  ${panelWidth.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Leads = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-right: 1px solid ${color.line};

  ${panelWidth.belowMd} {
    display: contents;
  }
`;

const describe = (
  { newLeads, reached, waiting, agents, next }: Dashboard,
  { description }: BellTexts,
) =>
  fillText(description, {
    new: String(newLeads),
    reached: String(reached),
    waiting: String(waiting),
    agent: firstNameOf(agents[next]!.name),
  });

/** A drawing of the dashboard: a picture to assistive technology, which the figures in its name keep true. */
export function BellDashboard({ texts }: { texts: BellTexts }) {
  const bell = useAppSelector(selectBell);
  const dashboard = dashboardOf(bell, texts);
  return (
    <Frame id={ELEMENT_IDS.dashboard} role="img" aria-label={describe(dashboard, texts)}>
      <DashboardHead dashboard={dashboard} phase={bell.phase} texts={texts} />
      <Leads>
        <LeadRows
          rows={dashboard.rows}
          isMoving={bell.phase === 'arrive'}
          version={dashboard.newLeads}
        />
        <AgentTurns label={texts.turn} agents={dashboard.agents} next={dashboard.next} />
      </Leads>
      <HouseOfWindows windows={dashboard.windows} caption={texts.caption} />
    </Frame>
  );
}
