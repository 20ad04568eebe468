import { styled } from 'styled-components';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

const Hidden = styled.div`
  ${visuallyHidden}
`;

/**
 * A hidden field that only bots fill in. The server quarantines such forms, so the attributes keep browsers and password
 * managers (1Password, LastPass, Bitwarden) from filling it in.
 */
export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
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
    </Hidden>
  );
}
