import { css, styled } from 'styled-components';
import { useAppSelector } from '../../../store/hooks.ts';
import { media } from '../../../theme/media.ts';
import { wide, withoutScripts } from '../../../theme/mixins.ts';
import { layer, size } from '../../../theme/tokens.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { firstSignOfUse } from '../../../ui/whenUsed.ts';
import { selectIsStepped } from './officeWeekSlice.ts';

const weekSteps = lazyPart(async () => {
  const { WeekSteps } = await import(/* webpackChunkName: "office-week" */ './WeekSteps.tsx');
  return WeekSteps;
}, firstSignOfUse);

/** As high as what comes into it, so that nothing moves. */
const Place = styled.div<{ $floats: boolean }>`
  ${wide}
  min-height: calc(4.78125rem + 30px);
  margin-top: 16px;

  ${media.md} {
    min-height: calc(3rem + 24px);
  }

  /* Once it has been used it goes along: what it changes stands further down the page. */
  ${({ $floats }) =>
    $floats &&
    css`
      position: sticky;
      top: calc(${size.navMobile} + 8px);
      z-index: ${layer.sticky};

      ${media.lg} {
        top: calc(${size.navDesktop} + 8px);
      }
    `}
  ${withoutScripts(css`
    display: none;
  `)}
`;

/** Where the control stands that steps through the office's week. */
export function WeekPlace() {
  const isHydrated = useHydrated();
  const isStepped = useAppSelector(selectIsStepped);
  return (
    <Place $floats={isStepped} data-screen-only>
      {isHydrated && <weekSteps.Component />}
    </Place>
  );
}
