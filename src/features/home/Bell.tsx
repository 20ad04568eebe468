import { BellRing } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { loadOrReload } from '../../lib/browser.ts';
import { fillText } from '../../lib/fillText.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { onlyWithScripts, type } from '../../theme/mixins.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { bellPressed, firstNameOf, leadOfRing, selectRings, type BellTexts } from './bellSlice.ts';

const Actions = styled.div`
  grid-row: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  align-self: end;
  padding-block: 16px;

  ${media.lg} {
    gap: 16px;
  }
  ${onlyWithScripts}
`;

const Status = styled.p`
  flex: 1 1 8rem;
  max-width: max-content;
  padding: 6px 12px;
  border-radius: ${radius.small};
  background: ${color.dusk};
  color: ${color.onDusk};
  ${type.small}

  ${media.belowMd} {
    ${type.caption}
  }
`;

const importDashboard = () => import(/* webpackChunkName: "bell" */ './LiveDashboard.tsx');

const LiveDashboard = lazy(async () => ({
  default: (await loadOrReload(importDashboard)).LiveDashboard,
}));

export function Bell({ texts }: { texts: BellTexts }) {
  const dispatch = useAppDispatch();
  const rings = useAppSelector(selectRings);
  const arrival = rings > 0 ? leadOfRing(texts, rings - 1) : undefined;
  return (
    <>
      {arrival && (
        <Suspense>
          <LiveDashboard texts={texts} rings={rings} />
        </Suspense>
      )}
      <Actions>
        <Button
          variant="lit"
          icon={<BellRing size={20} strokeWidth={2} />}
          onClick={() => dispatch(bellPressed())}
        >
          {texts.ring}
        </Button>
        <Status role="status">
          {arrival
            ? fillText(texts.arrival, { lead: arrival.name, agent: firstNameOf(arrival.agent) })
            : texts.invitation}
        </Status>
      </Actions>
    </>
  );
}
