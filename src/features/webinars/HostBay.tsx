import { styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { commonStrings } from '../../strings/common.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { Caption } from '../../ui/Text.tsx';
import { HostPortrait, portraitFrame } from './HostPortrait.tsx';

/** Of the window. */
const SILL = '8px';

const Bay = styled.div`
  ${darkGround}
  display: grid;
  grid-template-columns: clamp(88px, 27vw, 168px) minmax(0, 1fr);
  gap: 20px 24px;
  align-items: center;
  padding: 20px 20px calc(20px + ${SILL}) 30px;
  /* Boards. */
  background: repeating-linear-gradient(${color.dusk} 0 22px, ${color.dusk800} 22px 24px);

  /* A photo that fails to load, without a name. */
  &:has(> :first-child:empty) {
    display: none;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    padding: clamp(24px, 2.6vw, 36px) clamp(20px, 2.2vw, 32px);
    text-align: center;
  }
`;

const Window = styled.div`
  ${portraitFrame}
  position: relative;
  aspect-ratio: 7 / 8;
  border: solid ${color.onDusk};
  border-width: 6px 6px 0;
  background: ${color.lit};

  &::after {
    content: '';
    position: absolute;
    inset: 100% -16px auto;
    height: ${SILL};
    background: ${color.onDusk};
  }
  ${media.md} {
    width: min(76%, 11rem);
    margin-bottom: ${SILL};
  }
`;

const Name = styled.div`
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;

  > p {
    text-wrap: balance;
  }
  > p + p {
    margin-top: 4px;
    color: ${color.onDusk2};
  }
`;

/** The host in a lit window, beside or above who it is. */
export function HostBay({ host }: { host: WebinarSummary }) {
  const { presented_by: name, presenter_role: role } = host;
  return (
    <Bay>
      <Window>
        <HostPortrait host={host} />
      </Window>
      {name && (
        <Name>
          <p>{commonStrings.presentedBy(name)}</p>
          {role && <Caption>{role}</Caption>}
        </Name>
      )}
    </Bay>
  );
}
