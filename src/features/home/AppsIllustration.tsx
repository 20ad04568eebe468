import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { color, hues, radius, shadow, size } from '../../theme/tokens.ts';

const padding = 'clamp(16px, 2.2vw, 32px)';

const Front = styled.div`
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
  border-bottom: ${size.sill} solid ${hues.stone.deep};
  padding: ${padding};
`;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: clamp(8px, 1vw, 14px);

  ${media.md} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const Pane = styled.div<{ $lit: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  border-radius: 4px;
  background: ${({ $lit }) => ($lit ? color.litSoft : color.plaster)};

  &::after {
    content: '';
    position: absolute;
    inset: auto -4px -4px;
    height: 4px;
    background: ${color.line2};
  }
  img {
    width: 62%;
    height: auto;
  }
  ${media.belowMd} {
    /* Four columns of three floors. */
    &:nth-child(n + 13) {
      display: none;
    }
  }
`;

/** Windows from left to right, floor by floor: an app's logo or nobody home. */
const windows = [
  '',
  'postbeam',
  'almanack',
  '',
  'ringfold',
  'inkwell',
  'portico',
  '',
  'formstead',
  'sheetloft',
  '',
  'wirebridge',
  'nestfeed',
  'quillmail',
  '',
  'keyhook',
  'tourloop',
  'ledgerwell',
];
const LIT = 'sheetloft';

/** The front of a house with apps in its windows. One picture to a screen reader. */
export function AppsIllustration() {
  return (
    <Front role="img" aria-label={homeSections.workflow.facade}>
      <Windows>
        {windows.map((logo, index) => (
          // A drawing: its windows never move
          <Pane key={index} $lit={logo === LIT}>
            {logo && (
              <img src={`/logos/${logo}.svg`} width="64" height="64" alt="" loading="lazy" />
            )}
          </Pane>
        ))}
      </Windows>
    </Front>
  );
}
