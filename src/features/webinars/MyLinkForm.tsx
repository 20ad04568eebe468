import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { Id } from '../../contract/entities.ts';
import { HONEYPOT_FIELD, myLinkForm } from '../../contract/forms.ts';
import { validateForm } from '../../contract/validateForm.ts';
import { FormMessage } from '../../shared/lead-form/formLayout.ts';
import { useNoScriptPayload, useNoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { Honeypot } from '../../shared/lead-form/Honeypot.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { formsStrings } from '../../strings/forms.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { guestAddressEdited, guestAddressRefused, selectGuestAddressError } from './myLinkSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.event.link;
const { emailMyLink } = webinarsApi.endpoints;

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

const Sent = styled.p`
  font-weight: 540;
  overflow-wrap: anywhere;
`;

interface MyLinkFormProps {
  eventId: Id;
  variant: 'lit' | 'secondary';
}

const textOf = (fields: FormData, name: string): string => fields.get(name)?.toString() ?? '';

const readLinkForm = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return {
    email: textOf(fields, 'email'),
    [HONEYPOT_FIELD]: textOf(fields, HONEYPOT_FIELD),
    form_age_ms: Math.round(performance.now()),
  };
};

const useLinkRequest = (eventId: Id) => {
  const dispatch = useAppDispatch();
  const [send, { data, isLoading }] = emailMyLink.useMutation({
    fixedCacheKey: `link ${eventId}`,
  });

  /** Returns whether the address was refused. */
  const requestLink = async (form: HTMLFormElement): Promise<boolean> => {
    const written = readLinkForm(form);
    const { errors } = validateForm(myLinkForm, written);
    if (errors) {
      dispatch(guestAddressRefused(errors.email ?? ''));
      return true;
    }
    const answer = await send({ id: eventId, ...written });
    if (!answer.error) return false;
    const isRefused = asApiError(answer.error).fields?.email !== undefined;
    if (!isRefused) dispatch(toastForResult(answer, strings));
    return isRefused;
  };
  return { isLoading, payload: data?.payload, requestLink };
};

/** Emails a guest's links again. It says the same for every address. */
export function MyLinkForm({ eventId, variant }: MyLinkFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const action = callPath('emailMyLink', { id: eventId });
  const noScriptAnswer = useNoScriptAnswer(action);
  const noScriptPayload = useNoScriptPayload('emailMyLink', { id: eventId });
  const dispatch = useAppDispatch();
  const { isLoading, payload, requestLink } = useLinkRequest(eventId);
  const refusal = useAppSelector(selectGuestAddressError) || noScriptAnswer?.fields.email;
  const sent = payload ?? noScriptPayload;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const isRefused = await requestLink(event.currentTarget);
    if (isRefused) input.current?.focus();
  };
  return (
    <Form
      method="post"
      action={`${action}#${ELEMENT_IDS.myLink}`}
      aria-label={strings.title}
      // Browsers refuse addresses that other forms accept.
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        ref={input}
        label={strings.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        placeholder={formsStrings.emailPlaceholder}
        error={refusal}
        defaultValue={noScriptAnswer?.values.email}
        onChange={() => dispatch(guestAddressEdited())}
      />
      {noScriptAnswer?.message && !refusal && (
        <FormMessage role="alert">{noScriptAnswer.message}</FormMessage>
      )}
      <Button type="submit" variant={variant} disabled={isLoading} busy={isLoading}>
        {isLoading ? strings.submitting : strings.submit}
      </Button>
      {sent && <Sent role="status">{strings.sent(sent.email)}</Sent>}
      <Honeypot />
    </Form>
  );
}
