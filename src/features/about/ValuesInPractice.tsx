import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Body, H2, H4, Lead } from '../../ui/Text.tsx';

const Columns = styled(Wrap)`
  display: grid;
  gap: 40px;

  ${media.lg} {
    grid-template-columns: 4fr 8fr;
    column-gap: 64px;
    align-items: start;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 18px;
`;

const Habit = styled.li`
  display: grid;
  gap: 8px 40px;
  padding: 1.625rem 0 1.875rem;
  border-top: 1px solid ${color.line2};

  ${media.md} {
    grid-template-columns: 1fr 2fr;
  }
`;

export interface ValuesInPracticeProps {
  title: string;
  lead: string;
  items: readonly { title: string; text: string }[];
}

/** A habit for each value, by which it can be held to account. */
export function ValuesInPractice({ title, lead, items }: ValuesInPracticeProps) {
  return (
    <Columns>
      <Head>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </Head>
      <ul>
        {items.map((habit) => (
          <Habit key={habit.title}>
            <H4 as="h3">{habit.title}</H4>
            <Body>{habit.text}</Body>
          </Habit>
        ))}
      </ul>
    </Columns>
  );
}
