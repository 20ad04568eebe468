import type { BaseSyntheticEvent } from 'react';
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { asApiError } from '../../api/queryStatus.ts';
import { useFormResult } from './FormResult.ts';
import { formAge, keyForSending, type Lead } from './formDraft.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useLeadFields } from './useLeadFields.ts';

export interface LeadFormOptions<Values extends FieldValues, Sent> {
  /** Name of the form's draft in the visitor's tab. */
  name: string;
  /** Address of the form's call. */
  action: string;
  /** Judges what was typed, and makes of it what is sent. */
  resolver: Resolver<Values, unknown, Sent>;
  selectIsSubmitting: (state: RootState) => boolean;
  send: (lead: Lead<Sent>) => Promise<{ error?: unknown }>;
  /** The field in which to show what the server says about one of the request's; the one of that name if left out. */
  fieldOf?: (requestField: string) => string;
}

/** Once the fields can be used again: to the first that is wrong, else back to the button. */
const focusWhatIsNext = (form: HTMLFormElement) => {
  setTimeout(() => {
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]:not(:disabled)')
      ?.focus();
  });
};

/**
 * What the forms that bring leads have in common: a draft that survives, one sending at a time under one key, the
 * server's words shown at their fields, and the focus where the visitor goes on. It hands out what `ui/LeadForm` and
 * the form's fields want.
 */
export const useLeadForm = <Values extends FieldValues, Sent>({
  name,
  action,
  resolver,
  selectIsSubmitting,
  send,
  fieldOf = (field) => field,
}: LeadFormOptions<Values, Sent>) => {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const sent = useFormResult(action);
  const form = useForm<Values, unknown, Sent>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError } = form;
  const fields = useLeadFields(form, sent);
  useFormDraft(name, form);

  const showServerErrors = (messages: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(messages)) {
      setError(fieldOf(field) as Path<Values>, { type: 'server', message });
    }
  };

  const onSubmit = async (event: BaseSyntheticEvent) => {
    const element = event.currentTarget as HTMLFormElement;
    const website = String(new FormData(element).get('website') ?? '');
    let isRefused = false;
    const submit = handleSubmit(
      async (values) => {
        // The second of two quick clicks.
        if (dispatch((_, getState) => selectIsSubmitting(getState()))) return;
        const { error } = await send({
          fields: values,
          guards: { website, form_age_ms: dispatch(formAge(name, Date.now())) },
          idempotencyKey: dispatch(keyForSending(name, values)),
        });
        if (error === undefined) return;
        showServerErrors(asApiError(error as Parameters<typeof asApiError>[0]).fields ?? {});
        isRefused = true;
      },
      () => {
        isRefused = true;
      },
    );
    await submit(event);
    if (isRefused) focusWhatIsNext(element);
  };
  return {
    ...fields,
    control,
    /** False on a page that answers a form sent without scripts. */
    hasScripts: sent === null,
    frame: { action, isSubmitting, onSubmit, message: sent?.message },
  };
};
