import { BellIcon } from 'lucide-react';
import { createElement, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { loadOrReload } from '../../lib/loadOrReload.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { forcedEdge, iconBox, onlyWithScripts } from '../../theme/mixins.ts';
import { color, motion, panelWidth, radius, reducedMotionQuery } from '../../theme/tokens.ts';
import { bellRung, selectBell, selectIsRinging, type BellTexts } from './bellSlice.ts';
import { lazyDashboard } from './lazyDashboard.ts';
import { Pill } from './Pill.ts';
import { Proof } from './Proof.tsx';

const Frame = styled.div`
  container-type: inline-size;
`;

/** Nothing moves when the words change: the pill has one height in every phase (`Pill.ts`). */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 3.75rem;
  margin-bottom: 16px;

  ${panelWidth.belowMd} {
    display: grid;
    gap: 8px;
    height: auto;
    margin-bottom: 12px;
  }
`;

const RingButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: 3.75rem;
  padding: 0 10px 0 20px;
  border-radius: ${radius.control};
  background: ${color.dusk};
  color: ${color.white};
  box-shadow: inset 0 0 0 1.5px ${color.onDusk2};
  font-size: 1.0625rem;
  font-weight: 580;
  letter-spacing: -0.014em;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  ${forcedEdge}

  &:hover {
    background: ${color.duskDeep};
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  &[aria-disabled='true'] {
    color: ${color.onDusk2};
    box-shadow: inset 0 0 0 1.5px ${color.duskWall};
    cursor: default;
  }
`;

const Tile = styled.span`
  ${iconBox('2.5rem')}
  border-radius: ${radius.tile};
  background: ${color.lit};
  color: ${color.ink};
`;

const Live = styled.div`
  display: contents;
  ${onlyWithScripts}
`;

const importPill = () => import(/* webpackChunkName: "bell" */ './RingPill.tsx');

const RingPill = lazy(async () => ({ default: (await loadOrReload(importPill)).RingPill }));

/** The chunk arrives before the press; a failure is reported by the press. */
const prepare = () => {
  void importPill().catch(() => undefined);
  void lazyDashboard.load().catch(() => undefined);
};

/** Kept for a drawing that is not there yet. */
const Room = styled.div`
  &:empty {
    min-height: 24.375rem;
  }
`;

const NO_HTML = { __html: '' };

/** Keeps the server's drawing as it is: React would delete it for other children. */
function KeptDrawing() {
  // eslint-disable-next-line no-restricted-syntax -- keeps what the server has rendered, and sets nothing
  return <Room suppressHydrationWarning dangerouslySetInnerHTML={NO_HTML} />;
}

function Drawing({ texts }: { texts: BellTexts }) {
  const { loaded, subscribe } = lazyDashboard;
  const dashboard = useSyncExternalStore(subscribe, loaded, loaded);
  const { phase } = useAppSelector(selectBell);
  // Asked in the first render, while only a drawing of the server can be in the document.
  const [isDrawn] = useState(lazyDashboard.isDrawn);

  // Without a drawing of the server there is nothing to see yet. With one, most visits need no code (`lazyDashboard.ts`).
  useEffect(() => {
    if (phase !== 'idle' || !isDrawn) prepare();
  }, [phase, isDrawn]);

  if (!dashboard && isDrawn) return <KeptDrawing />;
  return <Room>{dashboard && createElement(dashboard, { texts })}</Room>;
}

export function Bell({ texts, proof }: { texts: BellTexts; proof: HomeTexts['proof'] }) {
  const dispatch = useAppDispatch();
  const { phase } = useAppSelector(selectBell);
  const isRinging = useAppSelector(selectIsRinging);
  const invitation = (
    <Pill>
      <span>{texts.invitation}</span>
    </Pill>
  );
  const ring = () => {
    dispatch(bellRung({ isStill: window.matchMedia(reducedMotionQuery).matches }));
  };
  return (
    <Frame>
      <Bar>
        <Live>
          <RingButton
            type="button"
            aria-disabled={isRinging || undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={ring}
          >
            {texts.ring}
            <Tile aria-hidden="true">
              <BellIcon size={20} strokeWidth={2} />
            </Tile>
          </RingButton>
          {phase === 'idle' ? (
            invitation
          ) : (
            <Suspense fallback={invitation}>
              <RingPill texts={texts} />
            </Suspense>
          )}
        </Live>
        {proof && <Proof {...proof} place="bar" />}
      </Bar>
      <Drawing texts={texts} />
      {proof && <Proof {...proof} place="below" />}
    </Frame>
  );
}
