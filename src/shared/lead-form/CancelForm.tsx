import type { ReactNode } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { FormMessage } from './formLayout.ts';
import { useNoScriptAnswer } from './NoScriptAnswer.ts';

interface CancelFormProps {
  strings: { title: string; text: string; submit: string; submitting: string };
  action: string;
  disabled?: boolean;
  isCanceling: boolean;
  onCancel: () => void;
  children?: ReactNode;
}

export function CancelForm(props: CancelFormProps) {
  const { strings, action, disabled, isCanceling, onCancel, children } = props;
  const noScriptAnswer = useNoScriptAnswer(action);
  return (
    <form
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      aria-label={strings.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCanceling) onCancel();
      }}
    >
      <Stack $gap={20} $justify="start">
        <H3 as="h2">{strings.title}</H3>
        {noScriptAnswer?.message && (
          <FormMessage role="alert">{noScriptAnswer.message}</FormMessage>
        )}
        <Body>{strings.text}</Body>
        {children}
        <Button
          type="submit"
          variant="secondary"
          disabled={disabled || isCanceling}
          busy={isCanceling}
        >
          {isCanceling ? strings.submitting : strings.submit}
        </Button>
      </Stack>
    </form>
  );
}

interface CanceledMessageProps {
  strings: { title: string; text: string; action: string };
  to: string;
}

/** Replaces the form once the record is canceled. */
export function CanceledMessage({ strings, to }: CanceledMessageProps) {
  return (
    <Stack $gap={24} $justify="start" role="status">
      <H3 as="h2">{strings.title}</H3>
      <Body>{strings.text}</Body>
      <ButtonLink to={to}>{strings.action}</ButtonLink>
    </Stack>
  );
}
