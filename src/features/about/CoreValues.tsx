import { styled } from 'styled-components';
import { aboutStrings } from '../../strings/about.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { Container, Grid, SplitHead, Stack } from '../../ui/Layout.tsx';
import { H2, H4, Lead, Small } from '../../ui/Text.tsx';

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  border-bottom: 8px solid ${color.line2};
  object-fit: cover;

  ${media.lg} {
    margin-bottom: 24px;
    border-width: 12px;
  }
`;

const Values = styled(Grid).attrs({ as: 'ul', $gap: 40, $lg: 5 })`
  padding: clamp(24px, 4vw, 56px) clamp(24px, 4vw, 56px) clamp(40px, 5vw, 72px);
  ${cardFrame}

  ${media.lg} {
    gap: clamp(24px, 3vw, 44px);
  }
`;

const Habit = styled(Small)`
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid ${color.line2};
`;

const Value = styled.li`
  ${media.belowLg} {
    display: grid;
    grid-template: auto 1fr auto / 84px minmax(0, 1fr);
    column-gap: 24px;

    img {
      grid-row: span 2;
    }
    ${Habit} {
      grid-column: 1 / -1;
    }
  }
  h3 {
    margin-bottom: 6px;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  color: var(--text2);
  font-size: 1rem;
  line-height: 1.5;
`;

export function CoreValues() {
  const { title, lead, items } = aboutStrings.values;
  return (
    <Stack as={Container} $gap={48}>
      <SplitHead>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </SplitHead>
      <Values>
        {items.map((value) => (
          <Value key={value.title}>
            <Picture src={value.picture} width={800} height={500} alt="" loading="lazy" />
            <H4 as="h3">{value.title}</H4>
            <Text>{value.text}</Text>
            <Habit>{value.habit}</Habit>
          </Value>
        ))}
      </Values>
    </Stack>
  );
}
