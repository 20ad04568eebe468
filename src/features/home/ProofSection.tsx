import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { type } from '../../theme/mixins.ts';
import { media } from '../../theme/tokens.ts';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Root = styled(Section)`
  padding-top: clamp(3.5rem, 6vw, 5.5rem);
`;

const Title = styled(H2)`
  ${media.lg} {
    max-width: 18ch;
    font-size: min(4.6vw, 4.125rem);
  }
`;

const Text = styled(Lead)`
  text-wrap: balance;
`;

const Claim = styled.h3`
  ${type.label}

  ${media.lg} {
    font-size: 1rem;
  }
`;

/** The proof: who makes the product, with the link to their page. Beside it the tagline: what the product promises. */
export function ProofSection({ proof, tagline }: Pick<HomeTexts, 'proof' | 'tagline'>) {
  if (!proof && !tagline) return null;
  return (
    <Root>
      <Container>
        <Split $ratio="7:5" $gap={28} $columnGap={64} $align="end">
          {proof && <Title as="h2">{proof.title}</Title>}
          <Stack $gap={16} $justify="start">
            {tagline && (
              <>
                <Claim as={proof ? 'h3' : 'h2'}>{tagline.title}</Claim>
                <Text>{tagline.text}</Text>
              </>
            )}
            {proof && <TextLink to={proof.to}>{proof.action}</TextLink>}
          </Stack>
        </Split>
      </Container>
    </Root>
  );
}
