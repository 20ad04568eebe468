import { styled } from 'styled-components';
import { aboutStrings } from '../../strings/about.ts';
import { media } from '../../theme/media.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, motion } from '../../theme/tokens.ts';
import { Container, Grid, SplitHead, Stack } from '../../ui/Layout.tsx';
import { H2, H4, Lead, Small } from '../../ui/Text.tsx';

// The sill is wider than the window.
const Window = styled.div`
  position: relative;
  aspect-ratio: 3 / 4;
  background:
    linear-gradient(${color.white}, ${color.white}) 50% 0 / 5px 100% no-repeat,
    linear-gradient(${color.white}, ${color.white}) 0 42% / 100% 5px no-repeat;
  background-color: var(--glass, ${color.dusk});
  transition: background-color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto -6px -8px;
    height: 8px;
    background: ${color.line2};
  }
  ${media.lg} {
    margin-bottom: 34px;

    &::after {
      inset: auto -10px -14px;
      height: 14px;
    }
  }
`;

const Values = styled(Grid).attrs({ as: 'ul', $gap: 32, $lg: 5 })`
  overflow: hidden;
  padding: clamp(24px, 4vw, 56px) clamp(24px, 4vw, 56px) clamp(40px, 5vw, 72px);
  ${cardFrame}

  ${media.lg} {
    gap: clamp(24px, 3vw, 44px);
  }
  /* One window is lit: the first, or the one under the pointer. */
  li:first-child {
    --glass: ${color.lit};
  }
  &:has(li:hover) li:first-child:not(:hover) {
    --glass: ${color.dusk};
  }
  li:hover {
    --glass: ${color.lit};
  }
`;

const Value = styled.li`
  ${media.belowLg} {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    column-gap: 28px;
    align-items: start;
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

const Habit = styled(Small)`
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid ${color.line2};

  b {
    display: block;
    color: ${color.ink};
    font-weight: 560;
  }
`;

export function CoreValues() {
  const { title, lead, habit, items } = aboutStrings.values;
  return (
    <Stack as={Container} $gap={48}>
      <SplitHead>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </SplitHead>
      <Values>
        {items.map((value) => (
          <Value key={value.title}>
            <Window />
            <div>
              <H4 as="h3">{value.title}</H4>
              <Text>{value.text}</Text>
              <Habit>
                <b>{habit}</b> {value.habit}
              </Habit>
            </div>
          </Value>
        ))}
      </Values>
    </Stack>
  );
}
