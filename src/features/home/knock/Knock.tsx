import { BellRing } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { knock } from '../../../strings/knock.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { media } from '../../../theme/media.ts';
import { withoutScripts } from '../../../theme/mixins.ts';
import { color, motion, radius } from '../../../theme/tokens.ts';
import { type } from '../../../theme/type.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { litWindow, shotPlace, type StreetWindow } from '../heroStyles.ts';
import { bellPressed, selectDashboard, selectLastArrival, selectLitAgents } from './knockSlice.ts';
import type { LiveDashboardProps } from './LiveDashboard.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;

const Place = styled.div`
  ${shotPlace}
`;

/** As large as the picture of the dashboard. */
const Cover = styled.div`
  container-type: inline-size;
  position: relative;
  aspect-ratio: 350 / 520;
  overflow: hidden;
  pointer-events: none;

  ${media.md} {
    aspect-ratio: 1160 / 724;
  }
`;

/** Below the picture's left corner, where none of the agents' windows is. */
const Bell = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  align-items: center;
  margin-top: 16px;

  ${media.lg} {
    grid-template-columns: auto 1fr;
    gap: 16px;
    margin-top: 24px;
  }
  ${withoutScripts(css`
    display: none;
  `)}
`;

const News = styled.p`
  padding: 6px 12px;
  border-radius: ${radius.small};
  background: ${color.dusk};
  color: ${color.onDusk};
  ${type.small}
`;

const LitWindow = styled.span<{ $window: StreetWindow }>`
  ${({ $window }) => litWindow($window)}
  animation: ${appear} ${motion.slow} ${motion.ease};
`;

/** Loaded when the bell is pressed for the first time. */
const liveDashboard = lazyPart<LiveDashboardProps>(async () => {
  const { LiveDashboard } = await import(/* webpackChunkName: "knock" */ './LiveDashboard.tsx');
  return LiveDashboard;
});

const firstName = (name: string) => name.split(' ')[0]!;

/** The bell below the hero's picture. Each ring adds a lead to the dashboard and lights an agent's window. */
export function Knock() {
  const dispatch = useAppDispatch();
  const dashboard = useAppSelector(selectDashboard);
  const arrival = useAppSelector(selectLastArrival);
  const litAgents = useAppSelector(selectLitAgents);
  return (
    <>
      {litAgents.map(({ name, window }) => (
        <LitWindow key={name} $window={window} />
      ))}
      <Place>
        <Cover aria-hidden="true">{arrival && <liveDashboard.Component {...dashboard} />}</Cover>
        <Bell>
          <Button
            variant="lit"
            icon={<BellRing size={20} strokeWidth={2} />}
            onClick={() => dispatch(bellPressed())}
          >
            {knock.bell}
          </Button>
          <News role="status">
            {arrival
              ? knock.arrival(arrival.name, firstName(arrival.agent.name))
              : knock.invitation}
          </News>
        </Bell>
      </Place>
    </>
  );
}
