import { styled } from 'styled-components';
import { home } from '../../copy/home';
import type { SceneName } from '../../copy/scenes';
import { media } from '../../theme/media';
import { doorColors } from '../../theme/mixins';
import { color, radius, shadow, size, type DoorName } from '../../theme/tokens';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';
import { Scene } from '../../ui/Scene';
import { Body, H3 } from '../../ui/Text';

const Duo = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Panel = styled.div<{ $door: DoorName }>`
  ${({ $door }) => doorColors($door)}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 36px;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--tint);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${size.sill};
    background: var(--deep);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
  max-width: 560px;
  padding: clamp(28px, 3.4vw, 48px) clamp(24px, 3.4vw, 48px) 0;
`;

const Text = styled(Body)`
  color: ${color.inkOnTint};
`;

// Stands on the sill; below 768 px it keeps 320 px of height and bleeds off the right edge.
const Window = styled.div`
  margin: auto 0 ${size.sill} clamp(24px, 3.4vw, 48px);
  overflow: hidden;
  border-radius: ${radius.control} ${radius.control} 0 0;

  ${media.md} {
    margin-right: clamp(24px, 3.4vw, 48px);
  }
  img {
    width: 100%;
    height: auto;
    box-shadow: ${shadow.sh2};
  }
  ${media.belowMd} {
    img {
      width: auto;
      max-width: none;
      height: 320px;
    }
  }
`;

interface TeamPanelProps {
  door: DoorName;
  scene: SceneName;
  sizes: string;
  words: { title: string; text: string };
}

function TeamPanel({ door, scene, sizes, words }: TeamPanelProps) {
  return (
    <Panel $door={door}>
      <Words>
        <H3 as="h2">{words.title}</H3>
        <Text>{words.text}</Text>
      </Words>
      <Window>
        <Scene name={scene} sizes={sizes} />
      </Window>
    </Panel>
  );
}

const ROLES_SIZES =
  '(max-width: 767px) 465px, (max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES =
  '(max-width: 767px) 349px, (max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

/** Roles and the tasks that go to them: two tinted walls, 7:5. */
export function TeamSection() {
  return (
    <Section $flush>
      <Duo>
        <Reveal>
          <TeamPanel door="user-management" scene="roles" sizes={ROLES_SIZES} words={home.team} />
        </Reveal>
        <Reveal index={1}>
          <TeamPanel
            door="action-assignment"
            scene="actions"
            sizes={ACTIONS_SIZES}
            words={home.actions}
          />
        </Reveal>
      </Duo>
    </Section>
  );
}
