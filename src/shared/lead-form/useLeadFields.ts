import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { FormResult } from './FormResult.ts';

/**
 * What ties the controls of a form for leads to it: their values, and what is wrong with them until they are edited.
 * @param sent the form as it came back when it was sent without scripts
 */
export const useLeadFields = <Values extends FieldValues, Sent>(
  { control, register, clearErrors, formState }: UseFormReturn<Values, unknown, Sent>,
  sent: FormResult | null,
) => {
  const { errors } = formState;
  const { field: phone } = useController({ control, name: 'phone' as Path<Values> });

  const errorAt = (name: Path<Values>): string | undefined => {
    const message = (errors as Record<string, { message?: unknown } | undefined>)[name]?.message;
    return typeof message === 'string' ? message : sent?.fields[name];
  };
  /** Props of a control. Editing it takes away what was wrong with it, and with those that it goes `together` with. */
  const field = (name: Path<Values>, together: Path<Values>[] = [name]) => ({
    ...register(name, { onChange: () => clearErrors(together) }),
    error: errorAt(name),
    defaultValue: sent?.values[name],
  });
  return {
    field,
    phone: {
      name: phone.name,
      onBlur: phone.onBlur,
      value: String(phone.value ?? ''),
      written: sent?.values.phone,
      onChange: (number: string) => {
        phone.onChange(number);
        clearErrors(phone.name);
      },
      error: errorAt(phone.name),
    },
  };
};
