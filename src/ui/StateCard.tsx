import { styled } from 'styled-components';
import type { ElementType, ReactNode } from 'react';
import { paths } from '../contract/paths.ts';
import { errorStrings } from '../strings/errors.ts';
import { retryStrings } from '../strings/retry.ts';
import { cardFrame, type } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';
import { TextLink } from './AppLink.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { Cluster } from './Layout.tsx';

const Card = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 10px;
  padding: 3rem 24px;
  ${cardFrame}
  text-align: center;

  > svg {
    margin-bottom: 12px;
  }
`;

const Title = styled.p`
  ${type.h4}
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  ${type.small}
  max-width: 29.5em;
  color: ${color.ink2};
`;

export function StateIllustration({ state }: { state: 'unlit' | 'cracked' | 'lit' }) {
  const isLit = state === 'lit';
  const frame = isLit ? color.dusk : color.line2;
  return (
    <svg width="104" height="128" viewBox="0 0 104 128" fill="none" aria-hidden="true">
      <path fill={color.white} stroke={frame} strokeWidth="2" d="M8 1h88v111H8z" />
      <path fill={isLit ? color.lit : color.plaster} d="M16 8h72v96H16z" />
      <path stroke={isLit ? color.dusk : color.white} strokeWidth="4" d="M52 8v96M16 56h72" />
      {!isLit && <path stroke={frame} d="M52 8v96M16 56h72" />}
      {state === 'cracked' && (
        <path stroke={color.brick} strokeWidth="2" d="m54 58 14 12-4 10 12 8 12 16M68 70l20-6" />
      )}
      <path fill={frame} d="M0 112h104v8H0z" />
    </svg>
  );
}

interface EmptyStateProps {
  title: string;
  text?: string;
  link?: { to: string; label: string };
}

export function EmptyState({ title, text, link }: EmptyStateProps) {
  return (
    <Card>
      <StateIllustration state="unlit" />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </Card>
  );
}

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
`;

const Actions = styled(Cluster).attrs({ $gap: 12, $justify: 'center' })`
  margin-top: 10px;
`;

interface AlertProps {
  as?: ElementType;
  isRetrying?: boolean;
  children: ReactNode;
}

/** Says why something failed. A new element after each retry: screen readers announce the same words again. */
export function Alert({ as: Words = 'span', isRetrying = false, children }: AlertProps) {
  return (
    <Words key={String(isRetrying)} role={isRetrying ? undefined : 'alert'}>
      {children}
    </Words>
  );
}

interface RetryButtonProps {
  isRetrying: boolean;
  onRetry: () => void;
  children: string;
  variant?: 'secondary';
}

/** Keeps the focus while it is busy. */
export function RetryButton({ isRetrying, onRetry, children, variant }: RetryButtonProps) {
  return (
    <Button
      variant={variant}
      busy={isRetrying}
      aria-disabled={isRetrying || undefined}
      onClick={() => !isRetrying && onRetry()}
    >
      {isRetrying ? retryStrings.tryingAgain : children}
    </Button>
  );
}

export interface ErrorStateProps {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** Of the page's title. Otherwise the title is part of the alert. */
  headingLevel?: 1;
  isRetrying?: boolean;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, actions, headingLevel, isRetrying } = props;
  return (
    <Card>
      <StateIllustration state="cracked" />
      {headingLevel ? (
        <>
          <Title as="h1">{text ? title : <Alert isRetrying={isRetrying}>{title}</Alert>}</Title>
          {text && (
            <Alert as={Text} isRetrying={isRetrying}>
              {text}
            </Alert>
          )}
        </>
      ) : (
        <Alert as={Message} isRetrying={isRetrying}>
          <Title>{title}</Title>
          {text && <Text>{text}</Text>}
        </Alert>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Card>
  );
}

interface QueryErrorProps {
  query: { isFetching: boolean; refetch: () => void };
  text?: string;
  headingLevel?: 1;
}

export function QueryError({ query, text = errorStrings.text, headingLevel }: QueryErrorProps) {
  return (
    <ErrorState
      title={errorStrings.title}
      text={text}
      headingLevel={headingLevel}
      isRetrying={query.isFetching}
      actions={
        <>
          <RetryButton isRetrying={query.isFetching} onRetry={query.refetch}>
            {retryStrings.tryAgain}
          </RetryButton>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {errorStrings.refresh}
          </Button>
          <ButtonLink variant="secondary" to={paths.home}>
            {errorStrings.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}
