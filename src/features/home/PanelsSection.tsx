import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { media } from '../../theme/tokens.ts';
import { Container, Section, Split } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

const ROLES_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

const Panels = styled(Split)`
  ${media.belowMd} {
    /* Whole rows of the team, and the houses with their names. */
    picture {
      aspect-ratio: 340 / 246;
      overflow: hidden;
    }
  }
`;

const PANELS = [
  { hue: 'rose', sizes: ROLES_SIZES },
  { hue: 'teal', sizes: ACTIONS_SIZES },
] as const;

export function PanelsSection({ panels }: { panels: NonNullable<HomeTexts['panels']> }) {
  return (
    <Section $flush>
      <Container>
        <Panels $ratio="7:5" $gap={24}>
          {panels.map((panel, index) => (
            <Reveal key={panel.title} index={index}>
              <ScenePanel {...panel} {...PANELS[index % PANELS.length]!} />
            </Reveal>
          ))}
        </Panels>
      </Container>
    </Section>
  );
}
