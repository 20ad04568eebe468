import type { ComponentPropsWithRef } from 'react';
import { formsStrings } from '../../strings/forms.ts';
import { TextField } from '../../ui/Field.tsx';
import { FieldRow } from './FormCard.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

export type PersonTextField = 'first_name' | 'last_name' | 'email';

export interface PersonFieldsProps {
  field: (name: PersonTextField) => ComponentPropsWithRef<'input'> & { error?: string };
  phone: Omit<PhoneFieldProps, 'label' | 'required'>;
}

/** The fields that all forms for leads have. */
export function PersonFields({ field, phone }: PersonFieldsProps) {
  return (
    <>
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
    </>
  );
}
