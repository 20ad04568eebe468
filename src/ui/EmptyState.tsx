import { StateCard, StateText, StateTitle } from './StateCard.ts';
import { TextLink } from './TextLink.tsx';
import { StateIllustration } from './StateIllustration.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  link?: { to: string; label: string };
}

/** Nothing here: an unlit window, what is missing, and one way on. */
export function EmptyState({ title, text, link }: EmptyStateProps) {
  return (
    <StateCard>
      <StateIllustration state="unlit" />
      <StateTitle>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </StateCard>
  );
}
