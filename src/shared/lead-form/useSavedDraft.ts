import { useLayoutEffect, useRef } from 'react';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { useAppStore } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import type { FormDraft } from './formDraft.ts';
import { selectForm } from './formsSlice.ts';
import type { FormId } from './leadsApi.ts';
import { changeDraft, openForm } from './submitForm.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The honeypot is no part of a draft. */
const isDraftControl = (element: Element): element is Control =>
  element.matches('input, select, textarea') &&
  !['submit', 'button'].includes((element as Control).type) &&
  !['', HONEYPOT_FIELD].includes((element as Control).name);

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isDraftControl);

/** A select whose chosen option has not arrived, or is gone. The choice stays in the draft. */
const isWaiting = (control: Control, draft: FormDraft): boolean =>
  control instanceof HTMLSelectElement &&
  control.value === '' &&
  Array.from(control.options, ({ value }) => value).every((value) => value !== draft[control.name]);

const textsOf = (controls: readonly Control[]): FormDraft =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

/** The texts of all controls, as the form shows them. */
export const shownTexts = (form: HTMLFormElement): FormDraft => textsOf(controlsOf(form));

/** Text typed before hydration is newer than the draft. */
const fillIn = (controls: readonly Control[], draft: FormDraft) => {
  for (const control of controls) {
    if (control.value !== '' || isWaiting(control, draft)) continue;
    control.value = draft[control.name] ?? '';
  }
};

/** Controls that have arrived, and selects with other options. */
const changedControls = ({ target, addedNodes }: MutationRecord): Control[] => {
  const added = [...addedNodes].filter((node) => node instanceof Element);
  const insideAdded = added.flatMap((element) => [...element.querySelectorAll('*')]);
  // The target is the select, if its options have changed.
  const parent = target instanceof Element ? [target] : [];
  return [...parent, ...added, ...insideAdded].filter(isDraftControl);
};

/** The controls are uncontrolled: the store gets their texts when a field is left and before they could be lost. */
export const useSavedDraft = (form: FormId) => {
  const store = useAppStore();
  const ref = useRef<HTMLFormElement>(null);
  // A layout effect, so that it runs before the effects of the fields.
  useLayoutEffect(() => {
    const element = ref.current!;
    const getDraft = () => selectForm(store.getState(), form).draft;
    const save = () => {
      const draft = getDraft();
      const controls = controlsOf(element).filter((control) => !isWaiting(control, draft));
      store.dispatch(changeDraft(form, textsOf(controls)));
    };
    // A form in the server's HTML was visible before this script ran.
    const isFirstPage = selectLocation(store.getState()).cause === 'load';
    store.dispatch(openForm(form, Date.now() - (isFirstPage ? performance.now() : 0)));
    fillIn(controlsOf(element), getDraft());
    save();
    const observer = new MutationObserver((changes) =>
      fillIn(changes.flatMap(changedControls), getDraft()),
    );
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('change', save);
    // The last event that a page is certain to get.
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      observer.disconnect();
      element.removeEventListener('change', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [store, form]);
  return ref;
};
