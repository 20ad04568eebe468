import { styled } from 'styled-components';
import { NavLink } from './NavLink.tsx';
import { panelLink, PanelLine } from './menuStyles.ts';
import { resourceLinks } from './resourceLinks.ts';

const Rows = styled.ul`
  width: 296px;
`;

const Row = styled(NavLink)`
  display: block;
  ${panelLink}
`;

/** Five destinations, each with a line on what waits there. */
export function ResourcesPanel() {
  return (
    <Rows>
      {resourceLinks.map(({ to, title, line }) => (
        <li key={to}>
          <Row to={to}>
            {title}
            <PanelLine>{line}</PanelLine>
          </Row>
        </li>
      ))}
    </Rows>
  );
}
