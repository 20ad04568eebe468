import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';
import { H3, H4 } from '../../ui/Text';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 24px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
`;

/** Specimens of one kind below their title. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root aria-label={title}>
      <H3 as="h2">{title}</H3>
      {children}
    </Root>
  );
}

/** One component in one state, named. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <H4 as="h3">{name}</H4>
      <div>{children}</div>
    </Box>
  );
}
