import { use } from 'react';
import { styled } from 'styled-components';
import { controls } from '../strings/common.ts';
import { color, radius } from '../theme/tokens.ts';
import { AppLink } from './AppLink.tsx';
import { Cluster } from './Layout.tsx';
import { PageFactsContext, type BreadcrumbItem } from './PageMeta.tsx';

const List = styled(Cluster).attrs({ as: 'ol', $gap: '0 10px' })`
  font-size: 0.9375rem;
  line-height: 1.5rem;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;

  &:not(:last-child)::after {
    content: '';
    flex: none;
    width: 5px;
    height: 5px;
    border-radius: ${radius.pane};
    background: ${color.line2};
  }
`;

const Step = styled(AppLink)`
  padding: 0.375rem 0;

  &:hover {
    color: ${color.ink};
    box-shadow: inset 0 -2px ${color.lit};
  }
`;

const Current = styled.span`
  padding: 0.375rem 0;
  color: ${color.ink};
  font-weight: 540;
`;

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  use(PageFactsContext)({ trail: items });
  const last = items.length - 1;
  return (
    <nav aria-label={controls.breadcrumb}>
      <List>
        {items.map(({ label, to }, index) => (
          <Item key={`${index} ${label}`}>
            {index === last && <Current aria-current="page">{label}</Current>}
            {index < last && (to ? <Step to={to}>{label}</Step> : <span>{label}</span>)}
          </Item>
        ))}
      </List>
    </nav>
  );
}
