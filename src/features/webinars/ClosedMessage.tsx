import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Body, H3 } from '../../ui/Text.tsx';

interface ClosedMessageProps {
  strings: { title: string; text: string; action: string };
  to: string;
  children?: ReactNode;
}

/** In place of the form of an event that takes no registrations. */
export function ClosedMessage({ strings, to, children }: ClosedMessageProps) {
  return (
    <Stack $gap={20} $justify="start">
      <H3 as="h2">{strings.title}</H3>
      <Body>{strings.text}</Body>
      {children}
      <ButtonLink to={to}>{strings.action}</ButtonLink>
    </Stack>
  );
}
