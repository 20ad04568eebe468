import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LAST_DAY, weekUntil } from '../../../strings/officeWeek.ts';
import { officeWeekSteps } from '../../../strings/officeWeekSteps.ts';
import { media } from '../../../theme/media.ts';
import { color, radius, shadow } from '../../../theme/tokens.ts';
import { type } from '../../../theme/type.ts';
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx';
import { dayChosen, selectDay, selectIsStepped, selectOfficeWeek } from './officeWeekSlice.ts';

const OPTIONS = Array.from({ length: LAST_DAY + 1 }, (_, day) => ({
  value: String(day),
  label: weekUntil(day).today.slice(0, 3),
}));

const Panel = styled.div<{ $floats: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem 1.5rem;
  align-items: center;
  padding: 8px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${({ $floats }) => ($floats ? `${shadow.hair}, ${shadow.sh2}` : shadow.hair)};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-left: 24px;
  }

  /* Seven days share a phone's width. */
  ${media.belowMd} {
    > [role='radiogroup'] {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    > [role='radiogroup'] span {
      padding-inline: 0;
    }
  }
  ${media.md} {
    > [role='radiogroup'] span {
      padding-inline: clamp(10px, 1.25vw, 18px);
    }
  }
`;

const News = styled.p`
  ${type.small}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;

  ${media.belowMd} {
    padding: 4px 10px 0;
  }
`;

/** Steps through the office's week. It goes along with the page once it has been used: what it changes stands below. */
export function WeekSteps() {
  const dispatch = useAppDispatch();
  const day = useAppSelector(selectDay);
  const isStepped = useAppSelector(selectIsStepped);
  const week = useAppSelector(selectOfficeWeek);
  return (
    <Panel $floats={isStepped}>
      <News role="status">
        {isStepped ? officeWeekSteps.soFar(week) : officeWeekSteps.invitation}
      </News>
      <SegmentedToggle
        label={officeWeekSteps.label}
        options={OPTIONS}
        value={String(day)}
        onChange={(chosen) => dispatch(dayChosen(Number(chosen)))}
      />
    </Panel>
  );
}
