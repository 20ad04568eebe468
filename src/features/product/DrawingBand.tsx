import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { darkGround } from '../../theme/mixins.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Container, SplitHead } from '../../ui/Layout.tsx';
import { H2, Lead } from '../../ui/Text.tsx';

const Root = styled.div<{ $isDark: boolean | undefined }>`
  ${bottomEdge}
  padding-block: clamp(3rem, 7vw, 6.5rem) ${size.sill};
  background: var(--tint);
  ${({ $isDark }) => $isDark && darkGround}
  ${({ $isDark }) => $isDark && `--deep: ${color.lit};`}
`;

const Head = styled(SplitHead)`
  margin-bottom: ${space.headToBody};
`;

interface DrawingBandProps {
  title: string;
  text: string;
  isDark?: boolean;
  children: ReactNode;
}

/** A drawing that stands on the ground, which runs across the page. */
export function DrawingBand({ title, text, isDark, children }: DrawingBandProps) {
  return (
    <Root $isDark={isDark}>
      <Container>
        <Head>
          <H2>{title}</H2>
          <Lead>{text}</Lead>
        </Head>
        {children}
      </Container>
    </Root>
  );
}
