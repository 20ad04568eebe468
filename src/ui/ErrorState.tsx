import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StateCard, StateText, StateTitle } from './StateCard.ts';
import { StateIllustration } from './StateIllustration.tsx';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 10px;
`;

export interface ErrorStateProps {
  title: string;
  text?: string;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** Makes the title a heading, where it is the page's or the section's. */
  headingLevel?: 1 | 2 | 3;
}

/** Something could not be loaded: a window with a cracked pane, what happened, what to do. */
export function ErrorState({ title, text, actions, headingLevel }: ErrorStateProps) {
  return (
    <StateCard role="alert">
      <StateIllustration state="cracked" />
      <StateTitle as={headingLevel && `h${headingLevel}`}>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {actions && <Actions>{actions}</Actions>}
    </StateCard>
  );
}
