import { useWatch } from 'react-hook-form';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import type { DemoRequest } from '../../contract/forms';
import { requestDemoCopy } from '../../copy/request-demo';
import type { Lead } from '../../store/formDraft';
import { useLeadForm } from '../../store/useLeadForm';
import { SelectField } from '../../ui/Field';
import { LeadForm } from '../../ui/LeadForm';
import { PersonFields } from '../../ui/PersonFields';
import { demoFormResolver, type DemoField } from './demoForm';
import { MomentFields } from './MomentFields';
import { DEMO_FORM } from './requestDemoListeners';
import { selectIsSubmitting } from './requestDemoSlice';

const words = requestDemoCopy.form;

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
    action: endpoints.requestDemo,
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
      <MomentFields
        day={day ?? ''}
        date={field('preferred_date', MOMENT)}
        time={field('preferred_time', MOMENT)}
        hasScripts={hasScripts}
      />
    </LeadForm>
  );
}
