import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants.ts';
import { callPath } from '../../contract/calls.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { SelectField } from '../../ui/Field.tsx';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { DateTimeFields } from './DateTimeFields.tsx';
import { DEMO_FORM, demoForms } from './requestDemoSlice.ts';

const words = requestDemoStrings.form;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

/** The form that asks for a demo (spec §2 and §5, Request demo). */
export function DemoRequestForm() {
  const { draft, field, phone, frame, hasScripts } = useLeadForm(
    demoForms,
    DEMO_FORM,
    callPath('requestDemo'),
  );
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
        day={draft.preferred_date ?? ''}
        date={field('preferred_date')}
        time={field('preferred_time')}
        hasScripts={hasScripts}
      />
    </LeadForm>
  );
}
