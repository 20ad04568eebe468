import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector, useTexts } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { onlyWithScripts, type } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Container, Grid, Section, SectionHead } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { planName } from './plan.ts';
import {
  selectComparedPlanIndex,
  selectPlans,
  selectReferencePlanIndex,
  selectComparedSections,
} from './pricingSelectors.ts';
import {
  comparedPlanChosen,
  differencesOnlyToggled,
  selectDifferencesOnly,
} from './pricingSlice.ts';

const { comparison } = pricingStrings;

/** Hidden without scripts: the table then shows everything. */
const Controls = styled(Grid).attrs({ $gap: 16 })`
  width: 100%;

  ${media.md} {
    width: auto;
  }
  ${onlyWithScripts}
`;

const SmallScreensOnly = styled.div`
  ${media.md} {
    display: none;
  }
`;

const Head = styled(SectionHead)`
  ${media.md} {
    align-items: baseline;
  }
`;

/** The checkbox is inline, so that the label shares the baseline of the heading. */
const Switch = styled.label`
  display: block;
  ${type.label}
  line-height: 2.75rem;
  cursor: pointer;

  input {
    width: 24px;
    height: 24px;
    margin: 0 12px 0 0;
    vertical-align: middle;
    accent-color: ${color.dusk};
  }
`;

function ComparisonControls() {
  const dispatch = useAppDispatch();
  const plans = useAppSelector(selectPlans);
  const referenceIndex = useAppSelector(selectReferencePlanIndex);
  const comparedIndex = useAppSelector(selectComparedPlanIndex);
  const differencesOnly = useAppSelector(selectDifferencesOnly);
  const controls = useEarlyInput<HTMLDivElement>();

  const referencePlan = plans[referenceIndex];
  if (!referencePlan || plans.length < 2) return null;
  return (
    <Controls ref={controls}>
      <SmallScreensOnly>
        <SelectField
          label={comparison.picker(planName(referencePlan))}
          options={plans
            .map((plan, index) => ({ value: String(index), label: planName(plan) }))
            .filter((_option, index) => index !== referenceIndex)}
          value={String(comparedIndex)}
          onChange={(event) => dispatch(comparedPlanChosen(Number(event.target.value)))}
        />
      </SmallScreensOnly>
      <Switch>
        <input
          type="checkbox"
          checked={differencesOnly}
          onChange={() => dispatch(differencesOnlyToggled())}
        />
        {comparison.differencesOnly}
      </Switch>
    </Controls>
  );
}

export function ComparisonSection() {
  const { title } = useTexts('pricing').comparison;
  const sections = useAppSelector(selectComparedSections);
  return (
    <Section>
      <Container>
        <Head>
          <H2>{title}</H2>
          <ComparisonControls />
        </Head>
        {sections.length > 0 && <ComparisonTable />}
        <div aria-live="polite">
          {sections.length === 0 && <Body>{comparison.noDifferences}</Body>}
        </div>
      </Container>
    </Section>
  );
}
