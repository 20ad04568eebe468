import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { featurePageStrings } from '../../strings/features/shared.ts';
import { media } from '../../theme/media.ts';
import { withoutScripts } from '../../theme/mixins.ts';
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { PERIODS, type PeriodScenes } from './featureLayouts.ts';
import { periodChosen, selectPeriod } from './periodSlice.ts';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Choice = styled.div`
  ${withoutScripts(css`
    display: none;
  `)}

  ${media.belowMd} {
    > [role='radiogroup'] {
      display: flex;
      flex-wrap: wrap;
    }
    label {
      flex: 1 0 auto;
    }
    label > span {
      padding-inline: 8px;
    }
  }
`;

/** A scene for each period, and the control that switches between them. Without scripts the week is shown. */
export function PeriodScene({ scenes, sizes }: { scenes: PeriodScenes; sizes: string }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectPeriod);
  const choice = useRef<HTMLDivElement>(null);
  useEarlyInput(choice);

  const { label, names } = featurePageStrings.period;
  const options = PERIODS.filter((period) => scenes[period]).map((period) => ({
    value: period,
    label: names[period],
  }));
  return (
    <Container>
      <Choice ref={choice} data-screen-only>
        <SegmentedToggle
          label={label}
          options={options}
          value={chosen}
          onChange={(period) => dispatch(periodChosen(period))}
        />
      </Choice>
      {/* No key: the browser keeps the earlier picture until the next one is decoded. */}
      <Scene name={scenes[chosen] ?? scenes.weekly} sizes={sizes} priority framed />
    </Container>
  );
}
