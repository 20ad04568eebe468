import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { rolesStrings as strings } from '../../../strings/roles.ts';
import { color, media } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { Announcement, LiveBar, LiveControl, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { roleChosen, selectIsRoleChosen, selectOffice, type RolesTexts } from './rolesSlice.ts';

const Person = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;

  > img {
    width: 40px;
    height: 40px;
    box-shadow: 0 0 0 2px ${color.white};
  }
  && {
    font-weight: 450;
    line-height: 1.5rem;
  }
  b {
    font-weight: 600;
  }
  ${media.belowMd} {
    min-height: 48px;
  }
`;

const Rights = styled.ul`
  display: grid;
  gap: 10px 28px;
  padding: 18px;
  background: ${color.limewash};

  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    padding: 20px 28px 22px;
  }
`;

const Right = styled.li<{ $isAllowed: boolean }>`
  display: flex;
  gap: 8px;
  align-items: center;
  color: ${({ $isAllowed }) => ($isAllowed ? color.ink : color.ink3)};

  > svg {
    color: ${({ $isAllowed }) => ($isAllowed ? color.leaf : 'inherit')};
  }
`;

export function Roles({ texts }: { texts: RolesTexts }) {
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector(selectIsRoleChosen);
  const { role, rows, shown, rights } = useAppSelector((state) => selectOffice(state, texts));
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <LiveBar>
        <LiveControl
          label={strings.label}
          options={texts.roles.map(({ name }) => ({ value: name, label: name }))}
          value={role.name}
          onChange={(name) => dispatch(roleChosen(name))}
        />
        <Person>
          <Avatar key={role.photo} name={role.person} photo={role.photo} />
          <span>
            <b>{role.person}</b> <span>{role.sees}</span>
          </span>
        </Person>
      </LiveBar>
      <LiveWindow>
        <LeadsTable caption={strings.caption(role.person)} rows={rows} shown={shown} />
        <Rights>
          {rights.map(({ text, isAllowed }) => (
            <Right key={text} $isAllowed={isAllowed}>
              {isAllowed ? <Check size={18} strokeWidth={2.25} /> : <X size={18} />}
              <span>
                <VisuallyHidden>{isAllowed ? strings.allowed : strings.notAllowed}</VisuallyHidden>
                <span>{text}</span>
              </span>
            </Right>
          ))}
        </Rights>
      </LiveWindow>
      <Announcement>{isChosen && strings.seen(role.name, shown, rows.length)}</Announcement>
    </LiveSection>
  );
}
