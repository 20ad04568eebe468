import { useEffect, useId, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { newsletterStrings, type SubscriptionOutcome } from '../../strings/newsletter.ts';
import { keyForSending } from '../../shared/lead-form/formDraft.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { media } from '../../theme/media.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { sourceFields } from '../../shared/lead-form/sourceFields.ts';
import { Honeypot } from '../../shared/lead-form/Honeypot.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { newsletterApi } from './newsletterApi.ts';
import { boxShown, emptyAddressSubmitted, NEWSLETTER_FORM } from './newsletterListeners.ts';
import { addressSubmitted, selectIsSubmitting, selectReceipt } from './newsletterSlice.ts';

const { subscribe } = newsletterApi.endpoints;

const Panel = styled.section`
  display: grid;
  gap: 28px;
  padding: clamp(36px, 5vw, 72px) clamp(24px, 5vw, 72px);
  scroll-margin-top: 108px;
  border-radius: ${radius.stage};
  background: ${color.plaster};

  ${media.lg} {
    grid-template-columns: 1fr 1fr;
    column-gap: 64px;
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
`;

const Form = styled.form`
  display: grid;
  gap: 12px;

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const Outcome = styled.p`
  grid-column: 1 / -1;
  font-weight: 540;
`;

const isOutcome = (value: string | null): value is SubscriptionOutcome =>
  value !== null && Object.hasOwn(newsletterStrings.withoutScripts, value);

/** What came of the form when it was sent without scripts. */
function SentWithoutScripts() {
  const { search } = useAppSelector(selectLocation);
  const outcome = new URLSearchParams(search).get('newsletter');
  return isOutcome(outcome) ? (
    <Outcome role="status">{newsletterStrings.withoutScripts[outcome]}</Outcome>
  ) : null;
}

/** The newsletter box. It works without scripts, too: the server then sends the visitor back to the page. */
export function NewsletterSection() {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectIsSubmitting);
  const receipt = useAppSelector(selectReceipt);

  useEffect(() => void dispatch(boxShown()), [dispatch]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = input.current?.value.trim() ?? '';
    if (email === '') {
      dispatch(emptyAddressSubmitted());
      input.current?.focus();
      return;
    }
    const trap = new FormData(form).get(HONEYPOT_FIELD)?.toString();
    const idempotencyKey = dispatch(keyForSending(NEWSLETTER_FORM, { email }));
    const subscription = { email, trap, idempotencyKey, ...dispatch(sourceFields()) };
    dispatch(addressSubmitted());
    const { error } = await dispatch(subscribe.initiate(subscription, { track: false }));
    if (!error && input.current) input.current.value = '';
  };

  return (
    <Panel id={ELEMENT_IDS.newsletter} aria-labelledby={titleId}>
      <Words>
        <H2 id={titleId}>{newsletterStrings.title}</H2>
        <Body>{newsletterStrings.text}</Body>
      </Words>
      <Form
        method="post"
        action={callPath('subscribe')}
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
        />
        <Button type="submit" disabled={isSubmitting} busy={isSubmitting}>
          {isSubmitting ? newsletterStrings.submitting : newsletterStrings.subscribe}
        </Button>
        <SentWithoutScripts />
        {receipt && <Outcome role="status">{newsletterStrings.receipt(receipt)}</Outcome>}
        <Honeypot />
      </Form>
    </Panel>
  );
}
