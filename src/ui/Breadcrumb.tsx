import { use } from 'react';
import { styled } from 'styled-components';
import { commonStrings } from '../strings/common.ts';
import { color, media } from '../theme/tokens.ts';
import { AppLink } from './AppLink.tsx';
import { PageFactsContext, type BreadcrumbItem } from './PageMeta.tsx';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: 0.9375rem;
  line-height: 1.75rem;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  min-width: 0;

  &:last-child {
    display: flex;
    flex: 1 3em;
  }
  /* A third item has no room on a phone. The heading below says the same. */
  ${media.belowMd} {
    &:last-child:nth-child(n + 3) {
      display: none;
    }
  }
  & + &::before {
    content: ' \\a0';
    padding-inline: 8px;
    white-space: pre;
    background: linear-gradient(${color.line2}, ${color.line2}) 50% / 5px 5px no-repeat;
    forced-color-adjust: none;
  }
`;

const Step = styled(AppLink)`
  display: inline-block;

  &:hover {
    color: ${color.ink};
    box-shadow: inset 0 -2px ${color.lit};
  }
`;

// Shortened on a phone. The heading below has the whole title.
const Current = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.ink};
  font-weight: 540;
`;

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  use(PageFactsContext)({ trail: items });
  const last = items.length - 1;
  return (
    <nav aria-label={commonStrings.breadcrumb}>
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
