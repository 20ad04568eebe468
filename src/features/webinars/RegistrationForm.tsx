import { zodResolver } from '@hookform/resolvers/zod';
import { callPath } from '../../contract/calls.ts';
import type { Id } from '../../contract/entities.ts';
import { registrationSchema, type EventRegistration } from '../../contract/forms.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { registrationForm } from './registrationListeners.ts';
import { selectIsSubmitting } from './registrationSlice.ts';

const words = webinarsStrings.registration;

const resolver = zodResolver(registrationSchema);

interface RegistrationFormProps {
  eventId: Id;
  send: (lead: Lead<EventRegistration>) => Promise<{ error?: unknown }>;
}

/** The form that takes a seat at an event (spec §2 and §5, Event page). */
export function RegistrationForm({ eventId, send }: RegistrationFormProps) {
  const { field, phone, frame } = useLeadForm({
    name: registrationForm(eventId),
    action: callPath('register', { id: eventId }),
    resolver,
    selectIsSubmitting,
    send,
  });
  return (
    <LeadForm {...frame} words={words}>
      <PersonFields field={field} phone={phone} />
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
