import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { dayAndTime, zoneName } from '../../lib/eventTime.ts';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Body, Display2, H3, Lead } from '../../ui/Text.tsx';
import { useTimeZone } from '../../ui/timeZone.ts';
import { FormCard, FormMessage } from './FormCard.ts';
import { useFormResult } from './FormResult.ts';

const Frame = styled(Container)`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};
`;

const Facts = styled.dl`
  width: 100%;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  div {
    display: grid;
    gap: 2px;
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 560;
  }
`;

/** `Thursday, December 3, 2026, 11:00 AM Eastern Time` in the visitor's zone, or the site's until that is known. */
export const useMomentText = (instant: string): string => {
  const { eventZone } = useSite();
  const zone = useTimeZone();
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const name = zone === null ? eventZone.name : zoneName(at, zone);
  return `${dayAndTime(at, zone ?? eventZone.id)} ${name}`;
};

interface PrivatePageProps {
  strings: { title: string; description: string };
  lead?: string;
  /** Those without a value are omitted. */
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/** The page of a private link: a record and what its visitor can change. It has no canonical URL. */
export function PrivatePage({ strings, lead, facts, children }: PrivatePageProps) {
  return (
    <Frame>
      <PageMeta title={strings.title} description={strings.description} />
      <Split $ratio="5:6" $gap={40} $columnGap="clamp(48px, 7vw, 112px)" $align="start">
        <Stack $gap={24}>
          <Display2>{strings.title}</Display2>
          {lead && <Lead>{lead}</Lead>}
          <Facts>
            {facts
              .filter(({ value }) => value !== '' && value !== false)
              .map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </Facts>
        </Stack>
        <FormCard>{children}</FormCard>
      </Split>
    </Frame>
  );
}

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
  const result = useFormResult(action);
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
        {result?.message && <FormMessage role="alert">{result.message}</FormMessage>}
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

export function CanceledMessage({ strings, to }: CanceledMessageProps) {
  return (
    <Stack $gap={24} $justify="start" role="status">
      <H3 as="h2">{strings.title}</H3>
      <Body>{strings.text}</Body>
      <ButtonLink to={to}>{strings.action}</ButtonLink>
    </Stack>
  );
}
