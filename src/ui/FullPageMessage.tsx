import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { hues, size } from '../theme/tokens.ts';
import { Wrap } from './Layout.tsx';
import { Display2, Lead } from './Text.tsx';

// As high as the window below the bar, so that the ledge lies on the footer.
const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - var(--nav-height));
`;

const Street = styled(Wrap)`
  flex: 1;
  display: grid;
  gap: 48px;
  align-items: end;
  padding-top: clamp(48px, 6vw, 96px);

  ${media.lg} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;

  ${media.lg} {
    padding-bottom: clamp(40px, 6vw, 96px);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

// A file instead of FeatureIllustration, because this message is part of every page's first scripts.
const ClosedDoor = styled.img`
  width: min(420px, 80%);
  height: auto;
  margin-inline: auto;
`;

const Ledge = styled.div`
  height: ${size.sill};
  background: ${hues.mist.deep};
`;

export interface FullPageMessageProps {
  title: string;
  text: string;
  actions: ReactNode;
  /** Further ways on. */
  children?: ReactNode;
}

/** A whole page that says why there is nothing else on it: a closed door, and the ways on. */
export function FullPageMessage({ title, text, actions, children }: FullPageMessageProps) {
  return (
    <Root>
      <Street>
        <Words>
          <Display2>{title}</Display2>
          <Lead>{text}</Lead>
          <Actions>{actions}</Actions>
          {children}
        </Words>
        <ClosedDoor src="/doors/closed-door.svg" width="160" height="200" alt="" />
      </Street>
      <Ledge />
    </Root>
  );
}
