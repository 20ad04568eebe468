import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { formsStrings } from '../../strings/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Grid } from '../../ui/Layout.tsx';
import { Caption, H3 } from '../../ui/Text.tsx';
import { FieldGrid, FieldRow, Fields, FormMessage } from './formLayout.ts';
import { Honeypot } from './Honeypot.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { ConnectedForm } from './useLeadForm.ts';

const Footer = styled(FieldRow)`
  display: grid;
  gap: 20px;
  margin-top: 8px;
`;

interface LeadFormProps {
  form: ConnectedForm;
  strings: { title: string; submit: string; submitting: string; note: string };
  /** Of the button: the page may have another that comes first. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

export function LeadForm({ form, strings, variant, children }: LeadFormProps) {
  const { ref, action, field, phone, isSubmitting, isUnsent, noScriptAnswer } = form;
  const unsentId = useId();
  return (
    <Grid
      as="form"
      $gap={26}
      ref={ref}
      method="post"
      // Browsers differ in what they take for an email address; the server validates in the same way as this form.
      noValidate
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      aria-label={strings.title}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onChange={({ target }) => form.handleEdit((target as unknown as HTMLInputElement).name)}
    >
      <H3 as="h2">{strings.title}</H3>
      {noScriptAnswer?.message && <FormMessage role="alert">{noScriptAnswer.message}</FormMessage>}
      <Fields disabled={isSubmitting}>
        <FieldGrid>
          <TextField
            {...field('first_name')}
            label={formsStrings.firstName}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('last_name')}
            label={formsStrings.lastName}
            autoComplete="family-name"
            required
          />
          <FieldRow>
            <PhoneField {...phone} label={formsStrings.phone} required />
          </FieldRow>
          <FieldRow>
            <TextField
              {...field('email')}
              label={formsStrings.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={formsStrings.emailPlaceholder}
              required
            />
          </FieldRow>
          {children}
          <Footer>
            {isUnsent && <FormMessage id={unsentId}>{formsStrings.unsent}</FormMessage>}
            <Button
              type="submit"
              fullWidth
              variant={variant}
              disabled={isSubmitting}
              busy={isSubmitting}
              // Focus returns to the button, so screen readers announce the message there.
              aria-describedby={isUnsent ? unsentId : undefined}
            >
              {isSubmitting ? strings.submitting : strings.submit}
            </Button>
            <Caption>{strings.note}</Caption>
          </Footer>
        </FieldGrid>
      </Fields>
      <Honeypot />
    </Grid>
  );
}
