import { useWatch } from 'react-hook-form';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants.ts';
import { callPath } from '../../contract/calls.ts';
import type { DemoRequest } from '../../contract/forms.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { SelectField } from '../../ui/Field.tsx';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { demoFormResolver, type DemoField } from './demoForm.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import { DEMO_FORM } from './requestDemoListeners.ts';
import { selectIsSubmitting } from './requestDemoSlice.ts';

const words = requestDemoStrings.form;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

/** Date and time have one error between them. */
const MOMENT: DemoField[] = ['preferred_date', 'preferred_time'];

/** What the server says of the moment is said where the visitor chose it. */
const fieldOf = (field: string) => (field === 'preferred_datetime' ? 'preferred_time' : field);

interface DemoRequestFormProps {
  send: (lead: Lead<DemoRequest>) => Promise<{ error?: unknown }>;
}

/** The form that asks for a demo (spec §2 and §5, Request demo). */
export function DemoRequestForm({ send }: DemoRequestFormProps) {
  const { control, field, phone, frame, hasScripts } = useLeadForm({
    name: DEMO_FORM,
    action: callPath('requestDemo'),
    resolver: demoFormResolver,
    selectIsSubmitting,
    send,
    fieldOf,
  });
  const day = useWatch({ control, name: 'preferred_date' });
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
        day={day ?? ''}
        date={field('preferred_date', MOMENT)}
        time={field('preferred_time', MOMENT)}
        hasScripts={hasScripts}
      />
    </LeadForm>
  );
}
