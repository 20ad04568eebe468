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
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.5rem;
  align-items: center;
  padding: 8px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${({ $floats }) => ($floats ? `${shadow.hair}, ${shadow.sh2}` : shadow.hair)};

  /* The days stand close to each other: a ring around one would lie on its neighbors' letters. */
  > [role='radiogroup'] input:focus-visible + span {
    outline-offset: -3px;
  }
  ${media.md} {
    padding-left: 24px;

    > [role='radiogroup'] span {
      padding-inline: clamp(10px, 1.25vw, 18px);
    }
  }

  /* Seven days share a phone's width; large text takes two rows. */
  ${media.belowMd} {
    > [role='radiogroup'] {
      display: grid;
      flex: 1 0 100%;
      grid-template-columns: repeat(auto-fill, minmax(max(13%, 2.25rem), 1fr));
    }
    > [role='radiogroup'] span {
      padding-inline: 0;
    }
  }
`;

const News = styled.p`
  flex: 1 1 12rem;
  ${type.small}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;

  ${media.belowMd} {
    flex-basis: 100%;
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
