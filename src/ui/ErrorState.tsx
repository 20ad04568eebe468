import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cluster } from './Layout.tsx';
import { Alert } from './Retry.tsx';
import { StateCard, StateText, StateTitle } from './StateCard.ts';
import { StateIllustration } from './StateIllustration.tsx';

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
`;

const Actions = styled(Cluster).attrs({ $gap: 12, $justify: 'center' })`
  margin-top: 10px;
`;

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
    <StateCard>
      <StateIllustration state="cracked" />
      {headingLevel ? (
        <>
          <StateTitle as="h1">
            {text ? title : <Alert isRetrying={isRetrying}>{title}</Alert>}
          </StateTitle>
          {text && (
            <Alert as={StateText} isRetrying={isRetrying}>
              {text}
            </Alert>
          )}
        </>
      ) : (
        <Alert as={Message} isRetrying={isRetrying}>
          <StateTitle>{title}</StateTitle>
          {text && <StateText>{text}</StateText>}
        </Alert>
      )}
      {actions && <Actions>{actions}</Actions>}
    </StateCard>
  );
}
