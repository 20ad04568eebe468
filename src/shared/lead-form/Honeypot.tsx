import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

const Hidden = styled.div`
  ${visuallyHidden}
`;

/** A field that people neither see nor reach; whoever writes into it is a machine. The server sets such forms aside. */
export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </Hidden>
  );
}
