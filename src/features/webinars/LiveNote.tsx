import { styled } from 'styled-components';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Stack } from '../../ui/Layout.tsx';
import { H4, Small } from '../../ui/Text.tsx';

const Note = styled(Stack).attrs({ $gap: 6 })`
  margin-bottom: 28px;
  padding: 18px 20px;
  border: 1px solid ${color.litEdge};
  border-radius: ${radius.small};
  background: ${color.litWash};
  --text2: ${color.onLit2};
`;

const { title, text } = webinarsStrings.event.live;

export function LiveNote() {
  return (
    <Note role="note">
      <H4 as="p">{title}</H4>
      <Small>{text}</Small>
    </Note>
  );
}
