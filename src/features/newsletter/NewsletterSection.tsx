import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { isBlank } from '../../contract/cleanFields.ts';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { newsletterStrings } from '../../strings/newsletter.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { TextField } from '../../ui/Field.tsx';
import { FormMessage } from '../../shared/lead-form/formLayout.ts';
import { useNoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { Honeypot } from '../../shared/lead-form/Honeypot.tsx';
import { Split, Stack } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import {
  addressEdited,
  restoreUnsentAddresses,
  selectError,
  selectIsSubmitting,
  selectReceipt,
  submitAddress,
} from './newsletterSlice.ts';

const Panel = styled(Split).attrs({
  as: 'section',
  $ratio: '1:1',
  $gap: 28,
  $columnGap: 64,
  $align: 'end',
})`
  padding: clamp(36px, 5vw, 72px) clamp(24px, 5vw, 72px);
  scroll-margin-top: 108px;
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

const Form = styled.form<{ $hasError: boolean }>`
  display: grid;
  gap: 12px;

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: end;

    > button {
      /* Beside the input, not beside the line of its error. */
      margin-bottom: ${({ $hasError }) => $hasError && 'calc(1.25rem + 8px)'};
    }
  }
`;

const Failure = styled(FormMessage)`
  grid-column: 1 / -1;
`;

const Outcome = styled.p`
  grid-column: 1 / -1;
  font-weight: 540;
`;

export function NewsletterSection() {
  const titleId = useId();
  const offer = useSite().offers.newsletter;
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const receipt = useAppSelector(selectReceipt);
  const action = callPath('subscribe');
  const noScriptAnswer = useNoScriptAnswer(action);
  const refusal = noScriptAnswer?.fields.email;
  const error = useAppSelector(selectError) ?? refusal;

  const outcomeName = new URLSearchParams(useLocation().search).get('newsletter') ?? '';
  const outcome = Object.entries(newsletterStrings.withoutScripts).find(
    ([name]) => name === outcomeName,
  )?.[1];

  useEffect(() => dispatch(restoreUnsentAddresses()), [dispatch]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = data.get('email')?.toString() ?? '';
    const isAccepted = await dispatch(submitAddress(email, data.get(HONEYPOT_FIELD)?.toString()));
    if (isAccepted && input.current) input.current.value = '';
    if (isBlank(email) || selectError(store.getState())) input.current?.focus();
  };

  return (
    <Panel id={ELEMENT_IDS.newsletter} aria-labelledby={titleId}>
      <Stack $gap={14}>
        <H2 id={titleId}>{offer.title}</H2>
        {offer.text && <Body>{offer.text}</Body>}
      </Stack>
      <Form
        $hasError={error !== undefined}
        aria-labelledby={titleId}
        method="post"
        action={`${action}#${ELEMENT_IDS.newsletter}`}
        // Browsers refuse addresses that other forms accept.
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          ref={input}
          label={newsletterStrings.emailLabel}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={newsletterStrings.emailPlaceholder}
          disabled={isSubmitting}
          error={error}
          defaultValue={noScriptAnswer?.values.email}
          onChange={() => error && dispatch(addressEdited())}
        />
        <Button type="submit" disabled={isSubmitting} busy={isSubmitting}>
          {isSubmitting ? newsletterStrings.submitting : offer.subscribe}
        </Button>
        {noScriptAnswer && !refusal && <Failure role="alert">{noScriptAnswer.message}</Failure>}
        {outcome && <Outcome role="status">{outcome}</Outcome>}
        {receipt && <Outcome role="status">{newsletterStrings.receipt(receipt)}</Outcome>}
        <Honeypot />
      </Form>
    </Panel>
  );
}
