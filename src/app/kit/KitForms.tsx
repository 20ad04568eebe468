import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { PersonFields, type PersonTextField } from '../../shared/lead-form/PersonFields.tsx';
import { SuccessView } from '../../shared/lead-form/SuccessView.tsx';
import { OnDemand, Specimen, Specimens } from './Specimen.tsx';

const words = {
  title: 'A form for leads',
  submit: 'Register Now',
  submitting: 'Submitting...',
  note: 'One line on what happens next.',
};

const ignore = () => undefined;

const fieldOf = (id: string, error?: string) => (name: PersonTextField) => ({
  id: `${id}-${name}`,
  name,
  error,
});

const phoneOf = (id: string, error?: string) => ({
  name: `${id}-phone`,
  value: '',
  onChange: ignore,
  error,
});

interface SampleFormProps {
  id: string;
  isSubmitting?: boolean;
  message?: string;
  error?: string;
}

function SampleForm({ id, error, ...state }: SampleFormProps) {
  return (
    <LeadForm
      words={words}
      action="/"
      isSubmitting={false}
      onSubmit={(event) => event.preventDefault()}
      {...state}
    >
      <PersonFields field={fieldOf(id, error)} phone={phoneOf(id, error)} />
    </LeadForm>
  );
}

/** A form, what becomes of it, and what may go wrong with it. */
export function KitForms() {
  return (
    <Specimens title="Forms">
      <Specimen name="LeadForm with PersonFields, in its FormCard">
        <FormCard>
          <SampleForm id="editing" />
        </FormCard>
      </Specimen>
      <Specimen name="LeadForm while it is being sent: everything is disabled">
        <SampleForm id="sending" isSubmitting />
      </Specimen>
      <Specimen name="LeadForm that was not taken">
        <SampleForm
          id="failed"
          message="Registration failed. Please try again."
          error="This field is required"
        />
      </Specimen>
      <Specimen name="SuccessView" note="Takes the form's place, and the focus with it.">
        <OnDemand name="the answer">
          <SuccessView
            title="Registration Successful!"
            intro="That was all."
            rows={[
              { label: 'Name', value: 'Priya Nair' },
              {
                label: 'Meeting',
                value: 'https://meet.example.com/a-long-address-that-has-to-be-broken-somewhere',
                action: <CopyButton label="Copy the link" copied={false} onCopy={ignore} />,
              },
            ]}
          />
        </OnDemand>
      </Specimen>
    </Specimens>
  );
}
