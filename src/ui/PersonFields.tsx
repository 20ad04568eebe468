import type { ComponentPropsWithRef } from 'react';
import { formsCopy } from '../copy/forms';
import { TextField } from './Field';
import { FieldRow } from './FormCard';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

export type PersonTextField = 'first_name' | 'last_name' | 'email';

export interface PersonFieldsProps {
  /** What ties a field to its form. */
  field: (name: PersonTextField) => ComponentPropsWithRef<'input'> & { error?: string };
  phone: Omit<PhoneFieldProps, 'label' | 'required'>;
}

/** Who somebody is and how to reach them: the fields that every form for leads begins with. */
export function PersonFields({ field, phone }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...field('first_name')}
        label={formsCopy.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('last_name')}
        label={formsCopy.lastName}
        autoComplete="family-name"
        required
      />
      <FieldRow>
        <PhoneField {...phone} label={formsCopy.phone} required />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('email')}
          label={formsCopy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={formsCopy.emailPlaceholder}
          required
        />
      </FieldRow>
    </>
  );
}
