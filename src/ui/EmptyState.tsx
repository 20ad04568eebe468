import { StateCard, StateText, StateTitle } from './StateCard.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { TextLink } from './TextLink.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  link?: { to: string; label: string };
}

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
