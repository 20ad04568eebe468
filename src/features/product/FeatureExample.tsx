import { styled } from 'styled-components';
import type { FeatureStrings } from '../../strings/features/types.ts';
import { media } from '../../theme/media.ts';
import { color, radius, shadow, space } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SplitHead, Wrap } from '../../ui/Layout.tsx';
import { Body, H2, H4, Lead } from '../../ui/Text.tsx';

const Head = styled(SplitHead)`
  margin-bottom: ${space.headToBody};
`;

const Rows = styled.ul`
  padding: 8px clamp(24px, 4vw, 56px);
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 1.625rem 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    grid-template-columns: 3fr 6fr 3fr;
    column-gap: 24px;
    align-items: baseline;
  }
  ${media.lg} {
    column-gap: 40px;
  }
`;

const Text = styled(Body)`
  font-size: 1rem;
`;

const Figure = styled.p`
  ${type.h4}
  color: var(--deep);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.md} {
    text-align: end;
  }
`;

/** A worked example in rows: what it is, what there is to say, and the figure. */
export function FeatureExample({
  example: { title, lead, rows },
}: {
  example: FeatureStrings['example'];
}) {
  return (
    <Wrap>
      <Head>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </Head>
      <Rows>
        {rows.map((row) => (
          <Row key={row.title}>
            <H4 as="h3">{row.title}</H4>
            <Text>{row.text}</Text>
            <Figure>{row.figure}</Figure>
          </Row>
        ))}
      </Rows>
    </Wrap>
  );
}
