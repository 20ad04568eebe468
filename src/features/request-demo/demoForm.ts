import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { demoRequestSchema, type DemoRequest } from '../../contract/forms.ts';
import { localInstant } from '../../lib/demoTime.ts';

/** What the form's fields hold. The request has one moment where the form has a date and a time. */
export interface DemoForm {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  real_estate_experience: string;
  monthly_budget: string;
  /** `2026-12-03`, where the visitor is. */
  preferred_date: string;
  /** `09:00` */
  preferred_time: string;
}

export type DemoField = keyof DemoForm;

/** The request as the server takes it; still unjudged. */
const toRequest = ({ preferred_date, preferred_time, ...person }: DemoForm) => {
  const instant = localInstant(preferred_date, preferred_time);
  return {
    ...person,
    preferred_datetime: instant === null ? '' : new Date(instant).toISOString(),
  };
};

/** The field in which to say what is wrong with the moment: the first that is empty, else the time. */
const momentField = ({ preferred_date }: Pick<DemoForm, 'preferred_date'>): DemoField =>
  preferred_date ? 'preferred_time' : 'preferred_date';

const judge = zodResolver(demoRequestSchema);

/** Judges the form by the contract's own schema. */
export const demoFormResolver: Resolver<DemoForm, unknown, DemoRequest> = async (
  form,
  context,
  options,
) => {
  const judged = await judge(
    toRequest(form) as DemoRequest,
    context,
    options as unknown as ResolverOptions<DemoRequest>,
  );
  if (!('preferred_datetime' in judged.errors)) {
    return judged;
  }
  const { preferred_datetime, ...errors } = judged.errors as FieldErrors<DemoRequest>;
  return { values: {}, errors: { ...errors, [momentField(form)]: preferred_datetime } };
};
