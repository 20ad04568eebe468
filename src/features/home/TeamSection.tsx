import { homeSections } from '../../copy/home-sections';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';
import { Duo, WallPanel } from '../../ui/WallPanel';

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
            <WallPanel
              door="user-management"
              scene="roles"
              sizes={ROLES_SIZES}
              {...homeSections.team}
            />
          </Reveal>
          <Reveal index={1}>
            <WallPanel
              door="action-assignment"
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
