import { homeSections } from '../../copy/home-sections';
import { NightStreet } from '../../ui/NightStreet';
import { SignUpButton } from '../../ui/SignUpButton';

/** The last call, above the street at night; the footer continues it. */
export function SignUpSection() {
  const { title, text, action } = homeSections.signUp;
  return (
    <NightStreet
      title={title}
      text={text}
      action={<SignUpButton variant="lit">{action}</SignUpButton>}
    />
  );
}
