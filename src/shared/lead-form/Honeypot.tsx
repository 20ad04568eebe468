import { styled } from 'styled-components';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

const Hidden = styled.div`
  ${visuallyHidden}
`;

/**
 * A field that people neither see nor reach; whoever writes into it is a machine. The server sets such forms aside, so
 * browsers and password managers (1Password, LastPass, Bitwarden) are asked to leave it alone.
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
