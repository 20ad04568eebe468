import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/navigation.ts';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { FeatureDoor } from '../../shared/marketing/FeatureDoor.tsx';
import { Scene, SceneFrame, sceneMaxWidth } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { featurePageStrings } from '../../strings/featurePages.ts';
import { featureHues, media, radius, size } from '../../theme/tokens.ts';
import { Grid, Wide } from '../../ui/Layout.tsx';
import { LiveControl } from './LiveSection.tsx';
import { periodChosen, selectPeriod } from './periodSlice.ts';

type PeriodPictures = Pick<FeatureTexts['hero'], 'pictures' | 'opening'>;

/** Pixels. The door beside a narrower scene has the rest of the panel. */
const NARROW = 700;

const Panel = styled(SceneFrame)<{ $sceneWidth: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(24px, 5vw, 84px);
  align-items: end;
  border-radius: ${radius.stage};

  ${media.md} {
    padding: clamp(28px, 4.6vw, 68px) clamp(20px, 5vw, 80px) 0;

    > :first-child {
      /* A small scene does not grow to fill the panel. */
      width: min(100%, ${({ $sceneWidth }) => $sceneWidth}px);
      justify-self: center;
    }
  }
  ${media.lg} {
    grid-template-columns: ${({ $sceneWidth }) =>
      $sceneWidth < NARROW
        ? `minmax(0, 1fr) min(${$sceneWidth}px, 52%)`
        : 'clamp(220px, 21vw, 300px) minmax(0, 1fr)'};

    > :first-child {
      grid-column: 2;
    }
  }
`;

const Door = styled(FeatureDoor)`
  display: none;

  ${media.lg} {
    display: block;
    grid-area: 1 / 1;
    justify-self: center;
    max-width: min(27vw, 388px);
    overflow: visible;
    margin-bottom: ${size.sill};
    /* Shows a gable above the drawing, but not the step beside it. */
    clip-path: inset(-10% 0 0);
  }
`;

function PeriodScene({ pictures, opening, sizes }: PeriodPictures & { sizes: string }) {
  const dispatch = useAppDispatch();
  const period = useAppSelector(selectPeriod) ?? opening;

  const { label, names } = featurePageStrings.period;
  const options = pictures.map((each) => ({ value: each.period, label: names[each.period] }));
  const shown = pictures.find((each) => each.period === period) ?? pictures[0]!;
  return (
    <Grid $gap={20}>
      <LiveControl
        label={label}
        options={options}
        value={shown.period}
        onChange={(value) => dispatch(periodChosen(value))}
      />
      {/* No key: the browser keeps the earlier picture until it has decoded the next one. */}
      <Scene picture={shown.picture} sizes={sizes} priority framed />
    </Grid>
  );
}

const SIZES = '(max-width: 1023px) calc(90vw - 16px), (max-width: 1439px) 57vw, 830px';

/** Around a door with its frame; one of them has a window on each side. */
const doorBox = (feature: FeatureSlug): string =>
  feature === 'action-assignment' ? '48 44 144 196' : '58 44 124 196';

interface FeatureHeroProps extends PeriodPictures {
  feature: FeatureSlug;
}

export function FeatureHero({ feature, pictures, opening }: FeatureHeroProps) {
  const { picture } = pictures[0]!;
  return (
    <Wide>
      <Panel $hue={featureHues[feature]} $sceneWidth={sceneMaxWidth(picture)}>
        {pictures.length === 1 ? (
          <Scene picture={picture} sizes={SIZES} priority framed />
        ) : (
          <PeriodScene pictures={pictures} opening={opening} sizes={SIZES} />
        )}
        {/* Last in the document: while the page arrives, a door would otherwise be drawn before the scene it stands beside. */}
        <Door feature={feature} viewBox={doorBox(feature)} />
      </Panel>
    </Wide>
  );
}
