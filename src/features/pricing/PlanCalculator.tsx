import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { css, styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { withoutScripts } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Wide } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import { FittingPlan } from './FittingPlan.tsx';
import {
  agentsEntered,
  CALCULATOR_LIMITS,
  EXAMPLE_OFFICE,
  selectAgents,
  selectBillingPeriod,
  selectLeadsPerWeek,
  weeklyLeadsEntered,
} from './pricingSlice.ts';

const { calculator } = pricingStrings;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 5vw, 5rem);
  margin-top: clamp(48px, 5.6vw, 80px);
  padding: clamp(1.75rem, 4.4vw, 4rem) clamp(1.25rem, 4.4vw, 4rem);
  border-radius: ${radius.stage};
  background: ${color.plaster};

  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
  }
`;

const Question = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 1rem;
  align-items: end;

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** With scripts the plan follows what is typed. */
const Submit = styled.div`
  display: none;
  ${withoutScripts(css`
    display: block;
  `)}
`;

/** What a field holds as a number: null when it is empty, NaN when it is no whole number. */
const countIn = ({ target }: ChangeEvent<HTMLInputElement>): number | null => {
  const text = target.value.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : NaN;
};

const countField = (max: number) =>
  ({
    inputMode: 'numeric',
    pattern: '[0-9]*',
    autoComplete: 'off',
    maxLength: String(max).length,
  }) as const;

/** How many agents and how many leads a week choose the plan. Without scripts it is a plain form of this page. */
export function PlanCalculator() {
  const dispatch = useAppDispatch();
  const agents = useAppSelector(selectAgents);
  const leadsPerWeek = useAppSelector(selectLeadsPerWeek);
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  const fields = useRef<HTMLDivElement>(null);
  useEarlyInput(fields);

  // Every key has been answered already.
  const handleSubmit = (event: SubmitEvent) => event.preventDefault();
  return (
    <Wide>
      <Panel>
        <Question action={paths.pricing} onSubmit={handleSubmit}>
          <H2>{calculator.title}</H2>
          <Body>{calculator.text}</Body>
          {isAnnual && <input type="hidden" name="billing" value="annual" />}
          <Fields ref={fields}>
            <TextField
              {...countField(CALCULATOR_LIMITS.agents)}
              label={calculator.agents}
              placeholder={String(EXAMPLE_OFFICE.agents)}
              name="agents"
              value={agents ?? ''}
              onChange={(event) => dispatch(agentsEntered(countIn(event)))}
            />
            <TextField
              {...countField(CALCULATOR_LIMITS.leadsPerWeek)}
              label={calculator.leads}
              placeholder={String(EXAMPLE_OFFICE.leadsPerWeek)}
              name="leads"
              value={leadsPerWeek ?? ''}
              onChange={(event) => dispatch(weeklyLeadsEntered(countIn(event)))}
            />
          </Fields>
          <Submit>
            <Button type="submit" variant="secondary">
              {calculator.submit}
            </Button>
          </Submit>
        </Question>
        <FittingPlan />
      </Panel>
    </Wide>
  );
}
