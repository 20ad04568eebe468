import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { endpoints } from '../../contract/endpoints';
import type { Id } from '../../contract/entities';
import { registrationSchema, type EventRegistration } from '../../contract/forms';
import { webinarsCopy } from '../../copy/webinars';
import type { Lead } from '../../store/formDraft';
import { errorOf, useLeadForm } from '../../store/useLeadForm';
import { TextAreaField, TextField } from '../../ui/Field';
import { FieldRow } from '../../ui/FormCard';
import { LeadForm } from '../../ui/LeadForm';
import { PersonFields } from '../../ui/PersonFields';
import { useSentForm } from '../../ui/SentForm';
import { registrationForm } from './registrationListeners';
import { selectIsSubmitting } from './registrationSlice';

const words = webinarsCopy.registration;

interface RegistrationFormProps {
  eventId: Id;
  send: (lead: Lead<EventRegistration>) => Promise<{ error?: unknown }>;
}

/** The form that takes a seat at an event (spec §2 and §5, Event page). */
export function RegistrationForm({ eventId, send }: RegistrationFormProps) {
  const action = endpoints.register(eventId);
  const form = useForm<EventRegistration, unknown, EventRegistration>({
    resolver: zodResolver(registrationSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, register, clearErrors, formState } = form;
  const sent = useSentForm(action);
  const { isSubmitting, onSubmit } = useLeadForm({
    name: registrationForm(eventId),
    form,
    selectIsSubmitting,
    send,
  });
  const { field: phone } = useController({ control, name: 'phone' });

  const errorAt = (name: keyof EventRegistration) =>
    errorOf(formState.errors, name) ?? sent?.fields[name];
  const field = (name: keyof EventRegistration) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errorAt(name),
    defaultValue: sent?.values[name],
  });
  return (
    <LeadForm
      title={words.title}
      action={action}
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
      <FieldRow>
        <TextField
          {...field('company')}
          label={words.company}
          autoComplete="organization"
          required
        />
      </FieldRow>
      <FieldRow>
        <TextAreaField {...field('reason_for_attending')} label={words.reason} required />
      </FieldRow>
    </LeadForm>
  );
}
