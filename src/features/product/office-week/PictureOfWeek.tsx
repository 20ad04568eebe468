import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { firstSignOfUse } from '../../../ui/whenUsed.ts';
import { selectOfficeWeek } from './officeWeekSlice.ts';

/** It comes once the page is used, and not without scripts. */
const weekPicture = lazyPart<{ name: string }>(async () => {
  const { WeekPicture } = await import(/* webpackChunkName: "office-week" */ './WeekPicture.tsx');
  return WeekPicture;
}, firstSignOfUse);

const Frame = styled.div`
  position: relative;
`;

export interface PictureOfWeekProps {
  /** The picture's file. */
  name: string;
  /** The page steps through the week; other pages show the picture as it is. */
  isStepped: boolean;
  children: ReactNode;
}

/** A picture of the product that follows the office's week: what another day changes is drawn over it. */
export function PictureOfWeek({ name, isStepped, children }: PictureOfWeekProps) {
  const isHydrated = useHydrated();
  const { isWhole } = useAppSelector(selectOfficeWeek);
  return (
    <Frame>
      {/* Its words say what it shows on Sunday. */}
      <div aria-hidden={isWhole ? undefined : true}>{children}</div>
      {isStepped && isHydrated && <weekPicture.Component name={name} />}
    </Frame>
  );
}
