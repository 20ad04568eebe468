import type { RefObject } from 'react';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { HOME_COUNTRY } from '../../lib/homePhone.ts';
import { afterPaint } from '../../lib/scheduling.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useTimeZone } from '../../ui/timeZone.ts';
import { useSite } from '../../ui/SiteContext.ts';
import type { FormDraft } from './formDraft.ts';
import { useNoScriptAnswer, type NoScriptAnswer } from './NoScriptAnswer.ts';
import { loadPhoneReader } from './loadPhoneReader.ts';
import { fieldEdited, selectForm } from './formsSlice.ts';
import type { FormId } from './leadsApi.ts';
import type { PhoneControlProps } from './PhoneField.tsx';
import { changeDraft, submitForm } from './submitForm.ts';
import { shownTexts, useSavedDraft } from './useSavedDraft.ts';

/** Focuses what the visitor does next, once the fields are enabled again. */
export const focusNext = (form: HTMLFormElement) => {
  setTimeout(() => {
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], button[type="submit"]:not(:disabled)')
      ?.focus();
  });
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
  noScriptAnswer: NoScriptAnswer | null;
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
  const { phase, draft, errors, alternatives, nextRetry } = useAppSelector((state) =>
    selectForm(state, form),
  );
  const noScriptAnswer = useNoScriptAnswer(action);
  const { eventZone } = useSite();
  const zone = useTimeZone() ?? eventZone.id;
  const ref = useSavedDraft(form);

  const handleEdit = (field: string) => {
    // Otherwise the action log would hold every key.
    if (nextRetry || Object.keys(errors).length > 0) dispatch(fieldEdited({ form, field }));
  };
  const errorAt = (name: string): string | undefined =>
    errors[name] ?? noScriptAnswer?.fields[name];
  return {
    ref,
    action,
    draft,
    alternatives,
    isSubmitting: phase === 'submitting',
    isUnsent: nextRetry !== undefined,
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
      const written = { ...shownTexts(element), ...texts };
      // The button shows that it is pressed. Meanwhile, the visitor may leave the page.
      await new Promise<void>(afterPaint);
      const phoneReader = loadPhoneReader(draft.phone_country);
      await dispatch(submitForm(form, written, honeypot, { zone, phoneReader }));
      focusNext(element);
    },
  };
};
