import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector, useTexts } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { cardFrame, hueColors, onlyWithoutScripts } from '../../theme/mixins.ts';
import { color, type Hue, media, radius } from '../../theme/tokens.ts';
import { Button, SignUpButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Grid, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { Body, H2, H3, Small, VisuallyHidden } from '../../ui/Text.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { floorsFor } from './floorsFor.ts';
import { formatDollars, planName } from './plan.ts';
import { hueOfPlan } from './PlanCard.tsx';
import { PlanIllustration } from './PlanIllustration.tsx';
import { selectRecommendation, selectPlans } from './pricingSelectors.ts';
import {
  ANNUAL_PARAM,
  INPUT_PARAMS,
  inputChanged,
  selectBillingPeriod,
  selectIsInputRefused,
  selectInputs,
  selectInputText,
  type InputName,
} from './pricingSlice.ts';
import { SEPARATORS } from './readCount.ts';

const { calculator, plans: planWords } = pricingStrings;

/** Digits of any script, with separators. */
const WRITTEN_COUNT = String.raw`[\p{Nd}\p{Cf}${SEPARATORS}]*`;

const Panel = styled(Split)`
  margin-top: clamp(48px, 5.6vw, 80px);
  padding: clamp(1.75rem, 3vw, 2.75rem) clamp(1.25rem, 4.4vw, 4rem);
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

/** Beside the answer, on phones below it. */
const House = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  position: absolute;
  inset: auto 0 0;
  display: grid;
  place-items: end center;
  height: 8rem;
  background: var(--tint);
  border-bottom: 8px solid var(--deep);

  svg {
    max-height: 100px;
  }
  ${media.md} {
    left: 62%;
    height: 100%;

    svg {
      max-width: 58%;
      max-height: none;
      height: auto;
      transform-origin: bottom;
      scale: 1.5;
    }
  }
`;

// The minimum height fits most answers, so little moves when the answer changes.
const Answer = styled(Stack)`
  align-content: center;
  position: relative;
  min-height: 22rem;
  padding: clamp(1.5rem, 3.4vw, 3rem);
  overflow: hidden;
  ${cardFrame}

  ${media.belowMd} {
    min-height: 28rem;

    &:has(${House}) {
      padding-bottom: 9.5rem;
    }
  }
  ${media.md} {
    padding-right: 42%;
  }
`;

const Inputs = styled(Grid)`
  align-items: start;
`;

const Submit = styled.div`
  ${onlyWithoutScripts}
`;

function RecommendedPlan() {
  const texts = useTexts('pricing');
  const { none } = texts.calculator;
  const { people, leadsPerMonth } = useAppSelector(selectInputs);
  const fit = useAppSelector(selectRecommendation);
  const offered = useAppSelector(selectPlans);
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  const isRefused = useAppSelector(
    (state) =>
      selectIsInputRefused(state, 'people') || selectIsInputRefused(state, 'leadsPerMonth'),
  );
  if (people === null || leadsPerMonth === null) {
    return (
      <>
        <H3>{calculator.waiting}</H3>
        {isRefused && <VisuallyHidden>{calculator.refused}</VisuallyHidden>}
      </>
    );
  }
  if (!fit) {
    return (
      <>
        <H3>{none.title}</H3>
        <Body>{none.text}</Body>
        <TextLink to={paths.requestDemo}>{none.action}</TextLink>
      </>
    );
  }
  const floors = floorsFor(fit.users, people);
  const position = offered.indexOf(fit.plan);
  return (
    <>
      <Small>{calculator.recommended}</Small>
      <H2 as="h3">{planName(fit.plan)}</H2>
      <H3 as="p">{`${formatDollars(fit.total)} ${isAnnual ? planWords.perYear : planWords.perMonth}`}</H3>
      <Body>{calculator.users(fit.users, fit.extraUsers)}</Body>
      {floors && <Small>{calculator.lit(Math.min(people, fit.users), fit.users)}</Small>}
      <SignUpButton>{texts.plans.action}</SignUpButton>
      <House $hue={hueOfPlan(position)}>
        <PlanIllustration position={position} onDusk={false} floors={floors} />
      </House>
    </>
  );
}

/** The period of a form that is sent without scripts. */
function BillingInput() {
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  return isAnnual && <input type="hidden" {...ANNUAL_PARAM} />;
}

function CalculatorField({ input, label }: { input: InputName; label: string }) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectInputText(state, input));
  const isRefused = useAppSelector((state) => selectIsInputRefused(state, input));
  return (
    <TextField
      name={INPUT_PARAMS[input]}
      label={label}
      value={text}
      error={isRefused ? calculator.refused : undefined}
      inputMode="numeric"
      // Checked by the browser when the form is sent without scripts.
      pattern={WRITTEN_COUNT}
      title={calculator.refused}
      autoComplete="off"
      onChange={({ target }) => dispatch(inputChanged({ input, text: target.value }))}
    />
  );
}

export function PlanCalculator() {
  const { title, text } = useTexts('pricing').calculator;
  const fields = useEarlyInput<HTMLDivElement>();
  return (
    <Wide>
      <Panel as="section" $ratio="5:6" $gap="clamp(1.75rem, 5vw, 5rem)" $align="center">
        <form action={paths.pricing} onSubmit={(event) => event.preventDefault()}>
          <Stack $gap={20}>
            <H2>{title}</H2>
            <Body>{text}</Body>
            <BillingInput />
            <Inputs ref={fields} $gap="1.25rem 1rem" $md={2}>
              <CalculatorField input="people" label={calculator.people} />
              <CalculatorField input="leadsPerMonth" label={calculator.leads} />
            </Inputs>
            <Submit>
              <Button type="submit" variant="secondary">
                {calculator.submit}
              </Button>
            </Submit>
          </Stack>
        </form>
        <Answer $gap={18} $justify="start" role="status">
          <RecommendedPlan />
        </Answer>
      </Panel>
    </Wide>
  );
}
