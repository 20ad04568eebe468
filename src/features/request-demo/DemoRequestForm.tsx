import { useController, useForm, useWatch } from 'react-hook-form';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import type { DemoRequest } from '../../contract/forms';
import { requestDemoCopy } from '../../copy/request-demo';
import type { Lead } from '../../store/formDraft';
import { errorOf, useLeadForm } from '../../store/useLeadForm';
import { SelectField } from '../../ui/Field';
import { LeadForm } from '../../ui/LeadForm';
import { PersonFields } from '../../ui/PersonFields';
import { useSentForm } from '../../ui/SentForm';
import { demoFormResolver, type DemoField, type DemoForm } from './demoForm';
import { MomentFields } from './MomentFields';
import { DEMO_FORM } from './requestDemoListeners';
import { selectIsSubmitting } from './requestDemoSlice';

const words = requestDemoCopy.form;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

/** What the server says of the moment is said where the visitor chose it. */
const fieldOf = (field: string) => (field === 'preferred_datetime' ? 'preferred_time' : field);

interface DemoRequestFormProps {
  send: (lead: Lead<DemoRequest>) => Promise<{ error?: unknown }>;
}

/** The form that asks for a demo (spec §2 and §5, Request demo). */
export function DemoRequestForm({ send }: DemoRequestFormProps) {
  const form = useForm<DemoForm, unknown, DemoRequest>({
    resolver: demoFormResolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, register, clearErrors, formState } = form;
  const sent = useSentForm(endpoints.requestDemo);
  const { isSubmitting, onSubmit } = useLeadForm({
    name: DEMO_FORM,
    form,
    selectIsSubmitting,
    send,
    fieldOf,
  });
  const { field: phone } = useController({ control, name: 'phone' });
  const day = useWatch({ control, name: 'preferred_date' });

  const errorAt = (name: DemoField) => errorOf(formState.errors, name) ?? sent?.fields[name];
  const field = (name: DemoField, together: DemoField[] = [name]) => ({
    ...register(name, { onChange: () => clearErrors(together) }),
    error: errorAt(name),
    defaultValue: sent?.values[name],
  });
  const moment: DemoField[] = ['preferred_date', 'preferred_time'];
  return (
    <LeadForm
      title={words.title}
      action={endpoints.requestDemo}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit}
      message={sent?.message}
      submit={words.submit}
      submitting={words.submitting}
      note={words.note}
    >
      <PersonFields
        field={field}
        phone={{
          name: phone.name,
          onBlur: phone.onBlur,
          value: phone.value ?? '',
          written: sent?.values.phone,
          onChange: (number) => {
            phone.onChange(number);
            clearErrors('phone');
          },
          error: errorAt('phone'),
        }}
      />
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
        date={field('preferred_date', moment)}
        time={field('preferred_time', moment)}
        hasScripts={sent === null}
      />
    </LeadForm>
  );
}
