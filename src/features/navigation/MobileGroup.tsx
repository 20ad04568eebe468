import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { sheetRow } from './menuStyles.ts';
import { mobileGroupToggled, selectMobileGroup, type MenuName } from './menusSlice.ts';

const GroupButton = styled.button`
  ${sheetRow}

  svg {
    flex: none;
    transition: transform 160ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Links = styled.ul`
  padding: 0.25rem 0 0.75rem;
`;

interface MobileGroupProps {
  group: MenuName;
  label: string;
  /** List items. */
  children: ReactNode;
}

/** An accordion row of the mobile sheet; opening one closes the other. */
export function MobileGroup({ group, label, children }: MobileGroupProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectMobileGroup(state) === group);
  const linksId = useId();
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? linksId : undefined}
        onClick={() => dispatch(mobileGroupToggled(group))}
      >
        {label}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </GroupButton>
      {isOpen && <Links id={linksId}>{children}</Links>}
    </li>
  );
}
