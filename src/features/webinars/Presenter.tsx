import { styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { commonStrings } from '../../strings/common.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Caption } from '../../ui/Text.tsx';

const Plate = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  /* A photo that fails to load, without a name. */
  &:empty {
    display: none;
  }
`;

const Host = styled.div`
  font-weight: 600;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

export function Presenter({
  presented_by: name,
  presenter_role: role,
  host_image,
}: WebinarSummary) {
  if (!name && !host_image) return null;
  return (
    <Plate>
      <Avatar name={name} photo={host_image} />
      {name && (
        <Host>
          <p>{commonStrings.presentedBy(name)}</p>
          {role && <Caption>{role}</Caption>}
        </Host>
      )}
    </Plate>
  );
}
