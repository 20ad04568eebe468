import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { Container, Grid, Stack } from './Layout.tsx';
import { Display2, Lead } from './Text.tsx';

// Fills the window below the bar, so the street touches the footer.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  min-height: calc(100vh - var(--nav-height));
`;

const Text = styled(Stack).attrs({ as: Container, $gap: 24, $justify: 'start' })`
  grid-template-columns: minmax(0, 1fr);
  padding-top: clamp(48px, 6vw, 96px);
`;

const Actions = styled(Grid).attrs({ $gap: 12, $md: 2 })`
  min-width: min(100%, 548px);
`;

const Street = styled.img`
  align-self: center;
  width: 100%;
  min-width: 900px;
  height: auto;
  background: linear-gradient(${color.limewash}, ${color.litSoft});
`;

interface FullPageMessageProps {
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

export function FullPageMessage({ title, text, actions, children }: FullPageMessageProps) {
  return (
    <Page>
      <Text>
        <Display2>{title}</Display2>
        <Lead>{text}</Lead>
        <Actions>{actions}</Actions>
        {children}
      </Text>
      <Street src="/street/street-dusk.svg" width="1440" height="520" alt="" />
    </Page>
  );
}
