import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { media } from '../../theme/media.ts';
import { color, radius } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { Body, H3 } from '../../ui/Text.tsx';

const { talk } = helpCenterStrings;

const Strip = styled.aside`
  display: grid;
  justify-items: start;
  gap: 24px;
  padding: clamp(32px, 4.4vw, 64px);
  border-radius: ${radius.stage};
  background: ${color.plaster};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 10px;
`;

/** The way out of the guides, to a person. */
export function TalkToSomeone() {
  return (
    <Strip>
      <Words>
        <H3 as="h2">{talk.title}</H3>
        <Body>{talk.text}</Body>
        <PhoneLine />
      </Words>
      <ButtonLink variant="secondary" to={paths.requestDemo}>
        {talk.action}
      </ButtonLink>
    </Strip>
  );
}
