import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';

/** Only bots fill it in: the attributes stop browsers, 1Password, LastPass and Bitwarden. */
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
