import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '../../contract/endpoints';
import type { Id } from '../../contract/entities';
import { registrationSchema, type EventRegistration } from '../../contract/forms';
import { webinarsCopy } from '../../copy/webinars';
import type { Lead } from '../../store/formDraft';
import { useLeadForm } from '../../store/useLeadForm';
import { TextAreaField, TextField } from '../../ui/Field';
import { FieldRow } from '../../ui/FormCard';
import { LeadForm } from '../../ui/LeadForm';
import { PersonFields } from '../../ui/PersonFields';
import { registrationForm } from './registrationListeners';
import { selectIsSubmitting } from './registrationSlice';

const words = webinarsCopy.registration;

const resolver = zodResolver(registrationSchema);

interface RegistrationFormProps {
  eventId: Id;
  send: (lead: Lead<EventRegistration>) => Promise<{ error?: unknown }>;
}

/** The form that takes a seat at an event (spec §2 and §5, Event page). */
export function RegistrationForm({ eventId, send }: RegistrationFormProps) {
  const { field, phone, frame } = useLeadForm({
    name: registrationForm(eventId),
    action: endpoints.register(eventId),
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
