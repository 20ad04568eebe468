import { styled } from 'styled-components';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Small } from '../../ui/Text.tsx';

const Note = styled.div`
  margin-bottom: 28px;
  padding: 18px 20px;
  border: 1px solid ${color.litEdge};
  border-radius: ${radius.small};
  background: ${color.litWash};
  --text2: ${color.onLit2};
`;

const { text } = webinarsStrings.event.live;

/** For the guests of an event that has begun, on a site whose content API has sent them their link. */
export function JoinByEmailNote() {
  return (
    <Note role="note">
      <Small>{text}</Small>
    </Note>
  );
}
