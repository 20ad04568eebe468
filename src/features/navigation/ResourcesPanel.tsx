import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { NavLink } from './NavLink.tsx';
import { panelLink } from './menuStyles.ts';
import { resourceLinks } from './resourceLinks.ts';

const Rows = styled.ul`
  width: 296px;
`;

const Row = styled(NavLink)`
  display: block;
  ${panelLink}
`;

const Line = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: 0.875rem;
  font-weight: 450;
  line-height: 1.25rem;
`;

/** Five destinations, each with a line on what waits there. */
export function ResourcesPanel() {
  return (
    <Rows>
      {resourceLinks.map(({ to, title, line }) => (
        <li key={to}>
          <Row to={to}>
            {title}
            <Line>{line}</Line>
          </Row>
        </li>
      ))}
    </Rows>
  );
}
