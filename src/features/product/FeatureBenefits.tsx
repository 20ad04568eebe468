import { styled } from 'styled-components';
import type { FeatureStrings } from '../../strings/features/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Body, H2, H4 } from '../../ui/Text.tsx';

const Columns = styled.div`
  display: grid;
  gap: 40px;

  ${media.lg} {
    grid-template-columns: 4fr 8fr;
    column-gap: 64px;
  }
`;

const Items = styled.ul`
  display: grid;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    column-gap: 48px;
  }
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  align-content: start;
  padding: 1.625rem 0 2.125rem;
  border-top: 1px solid ${color.line2};
`;

const Text = styled(Body)`
  max-width: 44ch;
  font-size: 1rem;
`;

/** The four benefits, two by two (spec §2, Feature pages). */
export function FeatureBenefits({ title, items }: FeatureStrings['benefits']) {
  return (
    <Wrap>
      <Columns>
        <H2>{title}</H2>
        <Items>
          {items.map((item) => (
            <Item key={item.title}>
              <H4 as="h3">{item.title}</H4>
              <Text>{item.text}</Text>
            </Item>
          ))}
        </Items>
      </Columns>
    </Wrap>
  );
}
