import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';

/**
 * A hidden field that only bots fill in. The server quarantines such forms, so the attributes keep browsers and password
 * managers (1Password, LastPass, Bitwarden) from filling it in.
 */
export function Honeypot() {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        defaultValue=""
      />
    </VisuallyHidden>
  );
}
