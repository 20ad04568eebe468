import { useLayoutEffect, useRef, type RefObject } from 'react';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import type { PhoneReader } from '../../contract/validateForm.ts';
import { HOME_COUNTRY } from '../../lib/phone.ts';
import { afterPaint } from '../../lib/scheduling.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { useTimeZone } from '../../ui/timeZone.ts';
import { useSite } from '../../ui/SiteContext.ts';
import type { FormDraft } from './formDraft.ts';
import { useNoScriptAnswer, type FormResult } from './FormResult.ts';
import { fieldEdited, selectForm } from './formsSlice.ts';
import type { FormId } from './leadsApi.ts';
import { loadPhoneModule, loadedPhoneModule, type PhoneModule } from './loadPhoneModule.ts';
import type { PhoneControlProps } from './PhoneField.tsx';
import { changeDraft, openForm, submitForm } from './submitForm.ts';

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

/** Text typed before hydration is newer than the draft. */
const fillIn = (controls: readonly Control[], draft: FormDraft) => {
  for (const control of controls) {
    if (control.value !== '' || isWaiting(control, draft)) continue;
    control.value = draft[control.name] ?? '';
  }
};

/** Controls that have arrived, and selects with other options. */
const changedControls = ({ target, addedNodes }: MutationRecord): Control[] =>
  [target, ...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => (node === target ? [node] : [node, ...node.querySelectorAll('*')]))
    .filter(isDraftControl);

/** If the phone module cannot load, the server reads the number. */
const phoneReader =
  (phoneModule?: PhoneModule, country?: string): PhoneReader =>
  (written) =>
    phoneModule ? phoneModule.readPhone(written, country) : written;

/** At once if the phone module is there. */
const findPhoneReader = (country?: string): PhoneReader | Promise<PhoneReader> => {
  const phoneModule = loadedPhoneModule();
  if (phoneModule) return phoneReader(phoneModule, country);
  return loadPhoneModule().then(
    (loaded) => phoneReader(loaded, country),
    () => phoneReader(),
  );
};

/** Focuses what the visitor does next, once the fields are enabled again. */
export const focusNext = (form: HTMLFormElement) => {
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

interface ControlProps {
  name: string;
  error: string | undefined;
  /** What the server rejected, in a page without scripts. */
  defaultValue: string | undefined;
}

/** A form that is connected to the store. */
export interface ConnectedForm {
  ref: RefObject<HTMLFormElement | null>;
  action: string;
  draft: FormDraft;
  alternatives: readonly string[];
  isSubmitting: boolean;
  isUnsent: boolean;
  noScriptAnswer: FormResult | null;
  /** Of the times in the form: the visitor's, or the site's if that is unknown. */
  zone: string;
  field: (name: string) => ControlProps;
  phone: PhoneControlProps;
  handleEdit: (field: string) => void;
  /** `texts` are those that no control holds. */
  submit: (texts?: FormDraft) => Promise<void>;
}

/** Connects a `LeadForm` to the store. `action` is the URL of its call. */
export const useLeadForm = (form: FormId, action: string): ConnectedForm => {
  const dispatch = useAppDispatch();
  const { phase, draft, errors, alternatives, unsent } = useAppSelector((state) =>
    selectForm(state, form),
  );
  const noScriptAnswer = useNoScriptAnswer(action);
  const { eventZone } = useSite();
  const zone = useTimeZone() ?? eventZone.id;
  const ref = useSavedDraft(form);

  const handleEdit = (field: string) => {
    // Otherwise the action log would hold every key.
    if (unsent || Object.keys(errors).length > 0) dispatch(fieldEdited({ form, field }));
  };
  const errorAt = (name: string): string | undefined =>
    errors[name] ?? noScriptAnswer?.fields[name];
  return {
    ref,
    action,
    draft,
    alternatives,
    isSubmitting: phase === 'submitting',
    isUnsent: unsent !== undefined,
    noScriptAnswer,
    zone,
    field: (name: string) => ({
      name,
      error: errorAt(name),
      defaultValue: noScriptAnswer?.values[name],
    }),
    phone: {
      name: 'phone',
      country: draft.phone_country ?? HOME_COUNTRY.code,
      onCountryChange: (phone_country: string) => {
        dispatch(changeDraft(form, { phone_country }));
        handleEdit('phone');
      },
      submittedValue: noScriptAnswer?.values.phone,
      error: errorAt('phone'),
    },
    handleEdit,
    submit: async (texts = {}) => {
      const element = ref.current!;
      const honeypot = new FormData(element).get(HONEYPOT_FIELD)?.toString() ?? '';
      // The form sends what it shows, so a select whose option has not loaded is sent as empty.
      const written = { ...textsOf(controlsOf(element)), ...texts };
      // The button shows that it is pressed. Meanwhile, the visitor may leave the page.
      await new Promise<void>(afterPaint);
      const readPhone = findPhoneReader(draft.phone_country);
      await dispatch(submitForm(form, written, honeypot, { zone, readPhone }));
      focusNext(element);
    },
  };
};
