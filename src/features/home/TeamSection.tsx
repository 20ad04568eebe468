import { homeSections } from '../../strings/homeSections.ts';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Duo, ScenePanel } from '../../shared/marketing/ScenePanel.tsx';

const ROLES_SIZES =
  '(max-width: 767px) 465px, (max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES =
  '(max-width: 767px) 349px, (max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

/** Roles and the tasks that go to them: two tinted walls, 7:5. */
export function TeamSection() {
  return (
    <Section $flush>
      <Wrap>
        <Duo>
          <Reveal>
            <ScenePanel hue="rose" scene="roles" sizes={ROLES_SIZES} {...homeSections.team} />
          </Reveal>
          <Reveal index={1}>
            <ScenePanel
              hue="teal"
              scene="actions"
              sizes={ACTIONS_SIZES}
              {...homeSections.actions}
            />
          </Reveal>
        </Duo>
      </Wrap>
    </Section>
  );
}
