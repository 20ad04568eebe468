import { callPath } from '../../contract/calls.ts';
import type { Id } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { registrationForm, registrationForms } from './registrationSlice.ts';

const words = webinarsStrings.registration;

/** The form that takes a seat at an event. */
export function RegistrationForm({ eventId }: { eventId: Id }) {
  const { field, phone, frame } = useLeadForm(
    registrationForms,
    registrationForm(eventId),
    callPath('register', { id: eventId }),
  );
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
