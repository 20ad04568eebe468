import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Display2, Lead } from '../../ui/Text.tsx';

// The window's bars cross in the middle; a narrow window has none.
const Panel = styled.div`
  position: relative;
  display: grid;
  gap: 32px;
  overflow: hidden;
  padding: clamp(40px, 6.4vw, 96px) clamp(24px, 6vw, 88px);
  border-radius: ${radius.stage};
  background: ${color.lit};

  ${media.lg} {
    grid-template: 1fr auto / 1fr 1fr;
    gap: 0;
    min-height: 32.5rem;
    padding: 0;
    background:
      linear-gradient(${color.litMullion}, ${color.litMullion}) 50% 0 / 10px 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 0 50% / 100% 10px no-repeat,
      ${color.lit};
  }
`;

const Title = styled(Display2)`
  ${media.lg} {
    grid-row: 1 / 3;
    padding: 4rem 56px 4rem 64px;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: 28px;
  justify-items: start;

  ${media.lg} {
    grid-area: 2 / 2;
    padding: 4rem 64px;
  }
`;

const Text = styled(Lead)`
  max-width: 40ch;
  color: ${color.onLit2};
`;

export interface HighlightPanelProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** A giant lit window: the headline in its top left pane, the action in the bottom right one. */
export function HighlightPanel({ title, text, action }: HighlightPanelProps) {
  return (
    <Panel>
      <Title as="h2">{title}</Title>
      <Answer>
        <Text>{text}</Text>
        {action}
      </Answer>
    </Panel>
  );
}
