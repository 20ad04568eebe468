import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import type { LeadForms } from './createLeadFormSlice.ts';
import type { FormDraft } from './formDraft.ts';
import { useFormResult } from './FormResult.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The number tells of itself, in E.164; the trap is nobody's draft. */
const APART = ['phone', HONEYPOT_FIELD];

const isControl = (element: Element): element is Control =>
  'value' in element &&
  'name' in element &&
  element.name !== '' &&
  !(element instanceof HTMLButtonElement);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => !APART.includes(name));

/** What the controls hold. Until then, typing is the browser's business alone. */
const writtenIn = (form: HTMLFormElement): FormDraft =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Shows a draft. What was typed before the page's scripts came is newer. */
const fillIn = (form: HTMLFormElement, draft: FormDraft) => {
  for (const control of controlsOf(form)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
};

/** Once the fields can be used again: to the first that is wrong, else back to the button. A form that was taken is gone. */
const focusWhatIsNext = (form: HTMLFormElement) => {
  setTimeout(() => {
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]:not(:disabled)')
      ?.focus();
  });
};

/** Shows the form's draft, and keeps what its controls hold whenever that could be lost. */
const useKeptDraft = (forms: LeadForms, form: string) => {
  const store = useAppStore();
  const ref = useRef<HTMLFormElement>(null);
  // Before the effects of the fields: what was written in them before the scripts came is newer than the draft.
  useLayoutEffect(() => {
    const element = ref.current!;
    const keep = () => void store.dispatch(forms.draftKept({ form, draft: writtenIn(element) }));
    // A form that came with the page could be filled in while its scripts were still on their way.
    const cameWithPage = selectLocation(store.getState()).cause === 'load';
    const at = Date.now() - (cameWithPage ? performance.now() : 0);
    store.dispatch(forms.formOpened({ form, at }));
    fillIn(element, forms.selectDraft(store.getState(), form));
    keep();
    // The browser's own event: a choice was made, or a text that was changed is left.
    element.addEventListener('change', keep);
    // The last that a page hears for certain.
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      element.removeEventListener('change', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [store, forms, form]);
  return ref;
};

/**
 * Ties the controls of a form for leads to its state: a draft that survives, the words shown at their fields, and the
 * focus where the visitor goes on. It hands out what `LeadForm` and the form's fields want.
 * @param forms the slice that the form belongs to
 * @param form its name there
 * @param action address of the form's call
 */
export const useLeadForm = (forms: LeadForms, form: string, action: string) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => forms.selectPhase(state, form)) === 'submitting';
  const draft = useAppSelector((state) => forms.selectDraft(state, form));
  const errors = useAppSelector((state) => forms.selectErrors(state, form));
  const isUnsent = useAppSelector((state) => forms.selectIsUnsent(state, form));
  const sent = useFormResult(action);
  const ref = useKeptDraft(forms, form);

  /** Calls back as soon as nothing is being sent: at once if nothing was. */
  const whenAnswered = (callBack: () => void) => {
    const isSending = () => forms.selectPhase(store.getState(), form) === 'submitting';
    if (!isSending()) return callBack();
    const stop = store.subscribe(() => {
      if (isSending()) return;
      stop();
      callBack();
    });
  };
  const handleEdit = (field: string) => {
    // Else every key would be in the log.
    if (isUnsent || Object.keys(errors).length > 0) dispatch(forms.fieldEdited({ form, field }));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const trap = String(new FormData(element).get(HONEYPOT_FIELD) ?? '');
    dispatch(forms.submitted({ form, draft: writtenIn(element), trap }));
    whenAnswered(() => focusWhatIsNext(element));
  };
  const errorAt = (name: string): string | undefined => errors[name] ?? sent?.fields[name];
  return {
    draft,
    field: (name: string) => ({ name, error: errorAt(name), defaultValue: sent?.values[name] }),
    phone: {
      name: 'phone',
      value: draft.phone ?? '',
      written: sent?.values.phone,
      onChange: (phone: string) => {
        dispatch(forms.draftKept({ form, draft: { phone } }));
        handleEdit('phone');
      },
      error: errorAt('phone'),
    },
    /** False on a page that answers a form sent without scripts. */
    hasScripts: sent === null,
    frame: {
      ref,
      action,
      isSubmitting,
      isUnsent,
      message: sent?.message,
      onEdit: handleEdit,
      onSubmit: handleSubmit,
    },
  };
};
