import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { type } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Root = styled(Section)`
  padding-top: clamp(3.5rem, 6vw, 5.5rem);
`;

const Faces = styled.div`
  display: flex;
  gap: 12px;

  /* They are just above. */
  ${media.belowMd} {
    display: none;
  }

  img {
    border-radius: 50%;
    background: ${color.plaster};
  }
`;

const Title = styled(H2)`
  max-width: 22ch;
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

/** The proof: who makes the product. Beside it the tagline: what the product promises. */
export function ProofSection({ proof, tagline }: Pick<HomeTexts, 'proof' | 'tagline'>) {
  if (!proof && !tagline) return null;
  return (
    <Root>
      <Container>
        <Split $ratio="7:5" $gap={28} $columnGap={64} $align="end">
          {proof && (
            <Stack $gap={20}>
              <Faces>
                {proof.faces.map((face) => (
                  <img key={face} src={face} alt="" width={72} height={72} loading="lazy" />
                ))}
              </Faces>
              <Title>{proof.title}</Title>
            </Stack>
          )}
          {tagline && (
            <Stack $gap={16} $justify="start">
              <Claim as={proof ? 'h3' : 'h2'}>{tagline.title}</Claim>
              <Text>{tagline.text}</Text>
              {proof && <TextLink to={proof.to}>{proof.action}</TextLink>}
            </Stack>
          )}
        </Split>
      </Container>
    </Root>
  );
}
