import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { street } from '../../theme/streetColors.ts';
import { radius } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { Body, Lead } from '../../ui/Text.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: clamp(48px, 7vw, 112px);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
`;

const Text = styled(Body)`
  font-size: 1.125rem;
`;

const Block = styled.div`
  position: relative;
  height: clamp(320px, 32vw, 464px);
  overflow: hidden;
  border-radius: ${radius.stage};
  background: ${street.paleSky};
`;

// Unscaled, so that it is cropped at the sides and never at the ground.
const Houses = styled.img`
  position: absolute;
  bottom: 0;
  left: -200px;
  width: 1440px;
  max-width: none;
  height: auto;
`;

export interface StoryProps {
  lead: (brand: string) => string;
  paragraphs: readonly string[];
}

/** Where the company comes from, beside a piece of the street. */
export function Story({ lead, paragraphs }: StoryProps) {
  const { name } = useBrand();
  return (
    <Columns as="section">
      <Words>
        <Lead>{lead(name)}</Lead>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Words>
      <Block>
        <Houses src="/street/street-dusk.svg" width={1440} height={520} alt="" />
      </Block>
    </Columns>
  );
}
