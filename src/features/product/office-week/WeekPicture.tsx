import { styled } from 'styled-components';
import { phoneScene } from '../../../shared/marketing/Scene.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { officeWeekSteps } from '../../../strings/officeWeekSteps.ts';
import { media } from '../../../theme/media.ts';
import { color, font } from '../../../theme/tokens.ts';
import { drawings, type Drawing } from './drawings.tsx';
import { selectOfficeWeek } from './officeWeekSlice.ts';

const Cover = styled.svg<{ $at: 'all' | 'wide' | 'phone' }>`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: auto;
  border-radius: 10px 10px 0 0;
  pointer-events: none;
  color: ${color.ink};
  font-family: ${font.sans};
  font-feature-settings: 'tnum' 1;
  letter-spacing: -0.006em;

  ${media.belowMd} {
    ${({ $at }) => $at === 'wide' && 'display: none;'}
    ${({ $at }) => $at === 'phone' && phoneScene}
  }
  ${media.md} {
    ${({ $at }) => $at === 'phone' && 'display: none;'}
  }
`;

function Layer({ drawing, at }: { drawing: Drawing; at: 'all' | 'wide' | 'phone' }) {
  const week = useAppSelector(selectOfficeWeek);
  const { width, height, Marks } = drawing;
  return (
    <Cover
      $at={at}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={officeWeekSteps.picture(week)}
    >
      <Marks week={week} />
    </Cover>
  );
}

/** What a picture shows on another evening than Sunday's, drawn over it; on Sunday it stands as it is. */
export function WeekPicture({ name }: { name: string }) {
  const { isWhole } = useAppSelector(selectOfficeWeek);
  const drawing = drawings[name];
  if (isWhole || !drawing) return null;
  const { wide, phone } = drawing;
  if (!phone) return <Layer drawing={wide} at="all" />;
  return (
    <>
      <Layer drawing={wide} at="wide" />
      <Layer drawing={phone} at="phone" />
    </>
  );
}
