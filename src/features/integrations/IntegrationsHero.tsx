import { styled } from 'styled-components';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, media, radius } from '../../theme/tokens.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';

const Panel = styled.div`
  ${hueColors(featureHues.integrations)}
  ${bottomEdge}
  margin-top: 24px;
  padding: clamp(48px, 6vw, 88px) clamp(20px, 4vw, 56px) clamp(40px, 4.4vw, 64px);
  border-radius: ${radius.stage};
  background: var(--tint);
`;

const Heading = styled(Stack).attrs({ $gap: 20, $justify: 'center' })`
  margin-bottom: clamp(40px, 4.4vw, 64px);
  text-align: center;
`;

/** The drawings in `office-windows.svg`, from left to right. */
const DRAWINGS = ['empty', 'blind', 'curtains', 'plant', 'lit', 'books', 'cat'] as const;

/** One window is lit. It is the seventh, so that it stands away from the edge in rows of four, eight and ten. */
const FACADE: readonly (typeof DRAWINGS)[number][] = [
  ...(['empty', 'curtains', 'blind', 'empty', 'plant', 'empty', 'lit', 'blind'] as const),
  ...(['empty', 'curtains', 'blind', 'empty', 'books', 'empty', 'curtains', 'cat'] as const),
  ...(['empty', 'blind', 'plant', 'empty'] as const),
];

const Facade = styled.div`
  ${DRAWINGS.map(
    (drawing, position) => `
    [data-drawing='${drawing}'] {
      background-position-x: ${(100 * position) / (DRAWINGS.length - 1)}%;
    }`,
  )}
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 16px clamp(8px, 1vw, 14px);

  ${media.md} {
    grid-template-columns: repeat(8, 1fr);
  }
  ${media.lg} {
    grid-template-columns: repeat(10, 1fr);
    row-gap: 24px;
  }
`;

const Window = styled.div`
  aspect-ratio: 100 / 140;
  background-image: url(/street/office-windows.svg);
  background-size: ${100 * DRAWINGS.length}% 100%;

  ${media.belowMd} {
    &:nth-child(n + 13) {
      display: none;
    }
  }
  ${media.belowLg} {
    &:nth-child(n + 17) {
      display: none;
    }
  }
`;

export function IntegrationsHero({
  title,
  lead,
  action,
}: Record<'title' | 'lead' | 'action', string>) {
  return (
    <Wide as="section">
      <Panel>
        <Heading>
          <Display1>{title}</Display1>
          <Lead>{lead}</Lead>
          <SignUpButton>{action}</SignUpButton>
        </Heading>
        <Facade aria-hidden="true">
          {FACADE.map((drawing, index) => (
            <Window key={index} data-drawing={drawing} />
          ))}
        </Facade>
      </Panel>
    </Wide>
  );
}
