import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { hues, size } from '../theme/tokens.ts';
import { Cluster, Container, Stack } from './Layout.tsx';
import { Display2, Lead } from './Text.tsx';

// Fills the window below the bar, so the ledge touches the footer.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - var(--nav-height));
  border-bottom: ${size.sill} solid ${hues.mist.deep};
`;

const Street = styled(Container)`
  flex: 1;
  display: grid;
  gap: 48px;
  align-items: end;
  padding-top: clamp(48px, 6vw, 96px);

  ${media.lg} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Text = styled(Stack).attrs({ $gap: 24, $justify: 'start' })`
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    align-self: center;
    padding-bottom: clamp(40px, 6vw, 96px);
  }
`;

// An image file, because this component is in the first scripts of every page.
const ClosedDoor = styled.img`
  width: min(420px, 80%);
  height: auto;
  margin-inline: auto;
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
      <Street>
        <Text>
          <Display2>{title}</Display2>
          <Lead>{text}</Lead>
          <Cluster $gap={12}>{actions}</Cluster>
          {children}
        </Text>
        <ClosedDoor src="/doors/closed-door.svg" width="160" height="200" alt="" />
      </Street>
    </Page>
  );
}
