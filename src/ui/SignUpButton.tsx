import { navigation } from '../strings/navigation.ts';
import { ExternalButton, type ButtonVariant } from './Button.tsx';
import { useBrand } from './SiteContext.ts';

export interface SignUpButtonProps {
  children: string;
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** Where several stand side by side: a name of its own that holds the visible words. */
  'aria-label'?: string;
}

/** Opens the product application's sign-up in a new tab. */
export function SignUpButton({ children, ...rest }: SignUpButtonProps) {
  const { signup } = useBrand();
  return (
    <ExternalButton {...rest} href={signup} target="_blank" title={navigation.opensInNewTab}>
      {children}
    </ExternalButton>
  );
}
