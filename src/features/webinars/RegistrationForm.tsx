import { callPath } from '../../contract/calls.ts';
import type { Id } from '../../contract/entities.ts';
import { FieldRow } from '../../shared/lead-form/formLayout.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { registrationFormId } from '../../shared/lead-form/leadsApi.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';

const strings = webinarsStrings.registration;

interface RegistrationFormProps {
  eventId: Id;
  variant: 'primary' | 'secondary';
}

export function RegistrationForm({ eventId, variant }: RegistrationFormProps) {
  const form = useLeadForm(registrationFormId(eventId), callPath('register', { id: eventId }));
  return (
    <LeadForm form={form} strings={strings} variant={variant}>
      <FieldRow>
        <TextField
          {...form.field('company')}
          label={strings.company}
          autoComplete="organization"
          required
        />
      </FieldRow>
      <FieldRow>
        <TextAreaField {...form.field('reason_for_attending')} label={strings.reason} required />
      </FieldRow>
    </LeadForm>
  );
}
