import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants.ts';
import { callPath } from '../../contract/calls.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { SelectField } from '../../ui/Field.tsx';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { DateTimeFields } from './DateTimeFields.tsx';
import { alternativeChosen, selectAlternatives, selectChosen } from './demoChoiceSlice.ts';
import { DEMO_FORM, demoForms } from './requestDemoSlice.ts';
import { SlotChoices } from './SlotChoices.tsx';

const words = requestDemoStrings.form;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

/** The form that asks for a demo. */
export function DemoRequestForm() {
  const dispatch = useAppDispatch();
  const action = callPath('requestDemo');
  const { draft, field, phone, frame, hasScripts } = useLeadForm(demoForms, DEMO_FORM, action);
  const sent = useFormResult(action);
  const alternatives = useAppSelector(selectAlternatives);
  const chosen = useAppSelector(selectChosen);
  // What was pressed in the place of an hour stands in its controls, should that be taken, too.
  const moment = (name: keyof FormDraft) => ({
    ...field(name),
    ...(chosen !== null && { defaultValue: draft[name] }),
  });
  return (
    <LeadForm {...frame} words={words}>
      <PersonFields field={field} phone={phone} />
      <SelectField
        {...field('real_estate_experience')}
        label={words.experience}
        placeholder={words.choose}
        options={EXPERIENCE_OPTIONS}
        required
      />
      <SelectField
        {...field('monthly_budget')}
        label={words.budget}
        placeholder={words.choose}
        options={BUDGETS}
        required
      />
      <DateTimeFields
        key={chosen}
        day={draft.preferred_date ?? ''}
        date={moment('preferred_date')}
        time={moment('preferred_time')}
        hasScripts={hasScripts}
      />
      {sent?.alternatives ? (
        <SlotChoices slots={sent.alternatives} />
      ) : (
        <SlotChoices slots={alternatives} onChoose={(slot) => dispatch(alternativeChosen(slot))} />
      )}
    </LeadForm>
  );
}
