import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import type { FormDraft } from './formDraft.ts';
import { useFormResult } from './FormResult.ts';
import {
  fieldEdited,
  selectDraft,
  selectErrors,
  selectIsUnsent,
  selectPhase,
} from './formsSlice.ts';
import type { FormId } from './leadsApi.ts';
import { changeDraft, openForm, submitForm } from './submitForm.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The phone field reports its number in E.164 itself; the honeypot is no part of a draft. */
const EXCLUDED = ['phone', HONEYPOT_FIELD];

const isControl = (element: Element): element is Control =>
  'value' in element &&
  'name' in element &&
  element.name !== '' &&
  !(element instanceof HTMLButtonElement);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => !EXCLUDED.includes(name));

const textsOf = (form: HTMLFormElement): FormDraft =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Text typed before hydration is newer than the draft. */
const fillIn = (form: HTMLFormElement, draft: FormDraft) => {
  for (const control of controlsOf(form)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
};

/** Focuses the first invalid field, else the button, once the fields are enabled again. */
const focusNext = (form: HTMLFormElement) => {
  setTimeout(() => {
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]:not(:disabled)')
      ?.focus();
  });
};

/** The controls are uncontrolled: the store gets their texts when a field is left and before they could be lost. */
const useSavedDraft = (form: FormId) => {
  const store = useAppStore();
  const ref = useRef<HTMLFormElement>(null);
  // A layout effect, so that it runs before the effects of the fields.
  useLayoutEffect(() => {
    const element = ref.current!;
    const save = () => store.dispatch(changeDraft(form, textsOf(element)));
    // A form in the server's HTML was visible before this script ran.
    const isFirstPage = selectLocation(store.getState()).cause === 'load';
    store.dispatch(openForm(form, Date.now() - (isFirstPage ? performance.now() : 0)));
    fillIn(element, selectDraft(store.getState(), form));
    save();
    element.addEventListener('change', save);
    // The last event that a page is certain to get.
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      element.removeEventListener('change', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [store, form]);
  return ref;
};

/**
 * Connects the controls of a form to the store. Returns the props of `LeadForm` and of its fields.
 * @param action URL of the form's call
 */
export const useLeadForm = (form: FormId, action: string) => {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectPhase(state, form)) === 'submitting';
  const draft = useAppSelector((state) => selectDraft(state, form));
  const errors = useAppSelector((state) => selectErrors(state, form));
  const isUnsent = useAppSelector((state) => selectIsUnsent(state, form));
  const result = useFormResult(action);
  const ref = useSavedDraft(form);

  const handleEdit = (field: string) => {
    // Otherwise the action log would hold every key.
    if (isUnsent || Object.keys(errors).length > 0) dispatch(fieldEdited({ form, field }));
  };
  const submit = (texts: FormDraft = {}) => {
    const element = ref.current!;
    const honeypot = new FormData(element).get(HONEYPOT_FIELD)?.toString() ?? '';
    void dispatch(submitForm(form, { ...textsOf(element), ...texts }, honeypot)).then(() =>
      focusNext(element),
    );
  };
  const errorAt = (name: string): string | undefined => errors[name] ?? result?.fields[name];
  return {
    draft,
    field: (name: string) => ({ name, error: errorAt(name), defaultValue: result?.values[name] }),
    phone: {
      name: 'phone',
      value: draft.phone ?? '',
      submittedValue: result?.values.phone,
      onChange: (phone: string) => {
        dispatch(changeDraft(form, { phone }));
        handleEdit('phone');
      },
      error: errorAt('phone'),
    },
    /** Submits the form with texts that no control holds. */
    submit,
    /** False on a page that answers a form sent without scripts. */
    hasScripts: result === null,
    frame: {
      ref,
      action,
      isSubmitting,
      isUnsent,
      message: result?.message,
      onEdit: handleEdit,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
  };
};
