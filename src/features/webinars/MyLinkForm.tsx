import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { Id, LinkRequest } from '../../contract/entities.ts';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { FormMessage } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { Honeypot } from '../../shared/lead-form/Honeypot.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { formsStrings } from '../../strings/forms.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
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

/** Emails a guest's links again. It says the same for every address. */
export function MyLinkForm({ eventId, variant }: MyLinkFormProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const action = callPath('emailMyLink', { id: eventId });
  const result = useFormResult(action);
  const [send, { data, error, isLoading, reset }] = emailMyLink.useMutation({
    fixedCacheKey: `link ${eventId}`,
  });
  const refusal = asApiError(error).fields?.email ?? result?.fields.email;
  const sent = data?.payload ?? (result?.data as LinkRequest | null | undefined);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await send({ id: eventId, ...readLinkForm(event.currentTarget) });
    if (!answer.error) return;
    if (asApiError(answer.error).fields?.email) input.current?.focus();
    else dispatch(toastForResult(answer, strings));
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
        defaultValue={result?.values.email}
        onChange={() => error && reset()}
      />
      {result?.message && !refusal && <FormMessage role="alert">{result.message}</FormMessage>}
      <Button type="submit" variant={variant} disabled={isLoading} busy={isLoading}>
        {isLoading ? strings.submitting : strings.submit}
      </Button>
      {sent && <Sent role="status">{strings.sent(sent.email)}</Sent>}
      <Honeypot />
    </Form>
  );
}
