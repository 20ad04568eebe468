import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type Resolver,
  useController,
  type UseFormReturn,
  type PathValue,
} from 'react-hook-form';
import { asApiError } from '../../api/queryStatus.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useFormResult, type FormResult } from './FormResult.ts';
import {
  formAge,
  keyForSending,
  type Lead,
  keepDraft,
  noteOpening,
  readDraft,
} from './formDraft.ts';

/**
 * What ties the controls of a form for leads to it: their values, and what is wrong with them until they are edited.
 * @param sent the form as it came back when it was sent without scripts
 */
const useLeadFields = <Values extends FieldValues, Sent>(
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

const entriesOf = (values: FieldValues) =>
  Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** Fills the form with the draft that this tab has kept, and keeps what is typed from then on. */
const useFormDraft = <Values extends FieldValues, Sent>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, unknown, Sent>,
) => {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  useEffect(() => {
    for (const [field, text] of Object.entries(dispatch(readDraft(name)))) {
      const path = field as Path<Values>;
      // What was typed before the page's scripts came is newer.
      if (!getValues(path)) setValue(path, text as PathValue<Values, Path<Values>>);
    }
    // A form that came with the page could be filled in while its scripts were still on their way.
    dispatch(noteOpening(name, Date.now() - (cameWithPage ? performance.now() : 0)));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(keepDraft(name, Object.fromEntries(entriesOf(values)))),
    });
  }, [dispatch, name, cameWithPage, getValues, setValue, subscribe]);
};

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
