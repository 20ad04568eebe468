import { homeSections } from '../../strings/homeSections.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';

/** The last call, above the street at night; the footer continues it. */
export function SignUpSection() {
  const { title, text, action } = homeSections.signUp;
  return (
    <ClosingBanner
      title={title}
      text={text}
      action={<SignUpButton variant="lit">{action}</SignUpButton>}
    />
  );
}
