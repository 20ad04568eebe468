import { styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { HostPortrait, portraitFrame } from './HostPortrait.tsx';

const COLUMNS = 5;
const ROWS = 2;

const Wall = styled.div`
  ${hueColors('amber')}
  --glass: color-mix(in srgb, var(--deep) 22%, var(--tint));
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 1fr);
  gap: clamp(14px, 2vw, 26px) clamp(8px, 1.2vw, 16px);
  align-content: center;
  padding: clamp(20px, 2.8vw, 40px);
  padding-bottom: calc(clamp(20px, 2.8vw, 40px) + ${size.sill});
  border-radius: ${radius.stage};
  box-shadow: inset 0 calc(-1 * ${size.sill}) var(--deep);
  background: var(--tint);
`;

const Window = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 20 / 23;
  box-shadow: 0 5px ${color.white};
  background:
    linear-gradient(var(--tint), var(--tint)) 50% 0 / 3px 100% no-repeat,
    linear-gradient(var(--tint), var(--tint)) 0 42% / 100% 3px no-repeat,
    var(--glass);

  ${media.belowMd} {
    box-shadow: 0 4px ${color.white};
  }
`;

const Lit = styled(Window)`
  ${portraitFrame}
  background: ${color.lit};
`;

/** A house of dark windows around a lit one, which shows the host. The words beside it name the host. */
export function HostHouse({ host }: { host: WebinarSummary }) {
  const middleRow = Math.floor((ROWS - 1) / 2);
  const hostIndex = COLUMNS * middleRow + Math.floor(COLUMNS / 2);
  return (
    <Wall aria-hidden="true">
      {Array.from({ length: COLUMNS * ROWS }, (_, index) =>
        index === hostIndex ? (
          <Lit key={index}>
            <HostPortrait host={host} />
          </Lit>
        ) : (
          <Window key={index} />
        ),
      )}
    </Wall>
  );
}
