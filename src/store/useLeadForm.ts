import { useEffect, type BaseSyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { asApiError } from '../api/readStatus';
import { formAge, keepDraft, keyForSending, noteOpening, readDraft, type Lead } from './formDraft';
import { useAppDispatch, useAppSelector } from './hooks';
import type { RootState } from './rootReducer';

export interface LeadFormOptions<Values extends FieldValues, Sent> {
  /** Name of the form's draft in the visitor's tab. */
  name: string;
  form: UseFormReturn<Values, unknown, Sent>;
  selectIsSubmitting: (state: RootState) => boolean;
  send: (lead: Lead<Sent>) => Promise<{ error?: unknown }>;
  /** The field in which to show what the server says about one of the request's; the one of that name if left out. */
  fieldOf?: (requestField: string) => string;
}

const entriesOf = (values: FieldValues) =>
  Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** Once the fields can be used again: to the first that is wrong, else back to the button. */
const focusWhatIsNext = (form: HTMLFormElement) => {
  setTimeout(() => {
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]:not(:disabled)')
      ?.focus();
  });
};

/** Fills the form with the draft that this tab has kept, and keeps what is typed from then on. */
const useDraft = <Values extends FieldValues, Sent>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, unknown, Sent>,
) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const [field, text] of Object.entries(dispatch(readDraft(name)))) {
      const path = field as Path<Values>;
      // What was typed before the page's scripts came is newer.
      if (!getValues(path)) setValue(path, text as PathValue<Values, Path<Values>>);
    }
    dispatch(noteOpening(name, Date.now()));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(keepDraft(name, Object.fromEntries(entriesOf(values)))),
    });
  }, [dispatch, name, getValues, setValue, subscribe]);
};

/**
 * What the forms that bring leads have in common: a draft that survives, one sending at a time under one key, the
 * server's words shown at their fields, and the focus where the visitor goes on.
 */
export const useLeadForm = <Values extends FieldValues, Sent>({
  name,
  form,
  selectIsSubmitting,
  send,
  fieldOf = (field) => field,
}: LeadFormOptions<Values, Sent>) => {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const { handleSubmit, setError } = form;
  useDraft(name, form);

  const showServerErrors = (fields: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(fields)) {
      setError(fieldOf(field) as Path<Values>, { type: 'server', message });
    }
  };

  const onSubmit = async (event: BaseSyntheticEvent) => {
    const element = event.currentTarget as HTMLFormElement;
    const website = String(new FormData(element).get('website') ?? '');
    let isRefused = false;
    const submit = handleSubmit(
      async (fields) => {
        // The second of two quick clicks.
        if (dispatch((_, getState) => selectIsSubmitting(getState()))) return;
        const { error } = await send({
          fields,
          guards: { website, form_age_ms: dispatch(formAge(name, Date.now())) },
          idempotencyKey: dispatch(keyForSending(name, fields)),
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
  return { isSubmitting, onSubmit };
};

/** What is wrong with a field, in words. */
export const errorOf = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
): string | undefined => {
  const message = (errors as Record<string, { message?: unknown } | undefined>)[name]?.message;
  return typeof message === 'string' ? message : undefined;
};
