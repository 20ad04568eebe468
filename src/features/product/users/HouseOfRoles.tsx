import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { FeatureDoor } from '../../../shared/marketing/FeatureDoor.tsx';
import { color, media } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { CardBody, H3, H4, Small } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';

export type HouseTexts = NonNullable<Texts['feature-user-management']['house']>;
type FloorTexts = HouseTexts['floors'][number];

/** The thickness of walls and ceilings. */
const WALL = 'clamp(6px, 0.7vw, 10px)';

const CHIMNEY_HEIGHT = 'clamp(18px, 2.2vw, 32px)';

const Floors = styled.ol`
  position: relative;
  isolation: isolate;
  margin-top: ${CHIMNEY_HEIGHT};

  /* The chimney */
  &::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: 17%;
    width: clamp(28px, 3.6vw, 52px);
    height: ${CHIMNEY_HEIGHT};
    background: var(--deep);
  }
`;

const Floor = styled.li`
  border: solid var(--deep);
  border-width: 0 ${WALL} ${WALL};
  background: ${color.litWash};

  /* The attic, between the slopes of the roof */
  &:first-child {
    position: relative;
    padding: ${WALL} max(9%, 26px) 0;
    border-inline: 0;
    background: none;

    &::before {
      content: '';
      position: absolute;
      inset: 0 0 -1px;
      z-index: -1;
      background: var(--deep);
      clip-path: polygon(7% 0, 93% 0, 100% 100%, 0 100%);
    }
    > * {
      background: ${color.litWash};
    }
  }
  /* The ground */
  &:last-child {
    border-bottom: 0;
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(176px, 17vw, 236px);

    &:first-child {
      display: block;
    }
  }
`;

const Words = styled.div`
  padding-block: 16px;

  ${media.lg} {
    display: grid;
    grid-template-columns: clamp(150px, 15vw, 200px) minmax(0, 1fr);
    gap: 0 32px;
    align-items: center;
    padding-block: 20px;
  }
`;

const Sees = styled(CardBody)`
  padding-top: 6px;
  color: ${color.inkOnTint};

  ${media.lg} {
    padding-top: 0;
    font-size: 1.0625rem;
  }
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 clamp(14px, 2.2vw, 32px);
  align-items: center;
  padding-inline: clamp(12px, 2.2vw, 32px);
`;

/** A person in a window that stands on the floor. */
const Person = styled(Avatar)`
  align-self: end;
  width: clamp(76px, 8.6vw, 124px);
  height: clamp(84px, 9.4vw, 136px);
  margin-top: 16px;
  border: solid ${color.white};
  border-width: clamp(3px, 0.4vw, 6px) clamp(3px, 0.4vw, 6px) 0;
  border-radius: 4px 4px 0 0;
`;

/** The rooms reach down to the ground. */
const Shared = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
`;

const RoomsHead = styled.div`
  padding-inline: clamp(12px, 2.2vw, 32px);
  border-bottom: ${WALL} solid var(--deep);
`;

const Rooms = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${WALL};
  background: var(--deep);

  li {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 0 20px;
    justify-items: center;
    padding: 12px 8px 0;
    background: ${color.litWash};
    text-align: center;
    font-size: 0.875rem;
    line-height: 1.3;
    font-weight: 580;
    overflow-wrap: anywhere;
  }
  img {
    margin-top: 10px;
  }
  ${media.lg} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: auto;
      align-items: center;
      justify-items: start;
      padding: 0 clamp(16px, 2.2vw, 32px);
      font-size: 1rem;
      text-align: start;
    }
    img {
      order: -1;
      margin-top: 24px;
    }
  }
`;

const Stairs = styled.svg<{ $isMirrored: boolean }>`
  display: none;
  width: 100%;
  /* As high as the room beside it */
  height: 0;
  min-height: 100%;
  border-left: ${WALL} solid var(--deep);
  background: color-mix(in srgb, ${color.white} 55%, var(--tint));
  fill: color-mix(in srgb, var(--deep) 42%, var(--tint));

  path {
    transform: ${({ $isMirrored }) => $isMirrored && 'scaleX(-1)'};
    transform-origin: center;
  }
  ${media.lg} {
    display: block;
  }
`;

const Entrance = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 14px;
  align-items: center;
  padding: 0 12px;
  border-top: ${WALL} solid var(--deep);
  background: color-mix(in srgb, ${color.white} 55%, var(--tint));

  > svg {
    width: clamp(76px, 9vw, 128px);
    margin-top: 12px;
    background: none;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
    justify-items: center;
    padding: 20px 20px 0;
    border-top: 0;
    border-left: ${WALL} solid var(--deep);

    > svg {
      order: 1;
      width: clamp(64px, 6vw, 88px);
    }
  }
`;

/** Steps up to the right, with a slanted lower side. */
const STAIRS = 'M0 96V84h12V72h12V60h12V48h12V36h12V24h12V12h12V0h12v15L15 96z';

function SharedFloor({ role, sees, people }: FloorTexts) {
  return (
    <Shared>
      <RoomsHead>
        <Words>
          <H3>{role}</H3>
          <Sees>{sees}</Sees>
        </Words>
      </RoomsHead>
      <Rooms>
        {people.map(({ name, photo }) => (
          <li key={name}>
            <span>{name}</span>
            <Person name={name} photo={photo} />
          </li>
        ))}
      </Rooms>
    </Shared>
  );
}

function OwnFloor({ role, sees, people: [person] }: FloorTexts) {
  return (
    <Room>
      {person && <Person name={person.name} photo={person.photo} />}
      <Words>
        <div>
          <H3>{role}</H3>
          <Small>{person?.name}</Small>
        </div>
        <Sees>{sees}</Sees>
      </Words>
    </Room>
  );
}

/** The office in cross section, with a floor for each role. */
export function HouseOfRoles({ texts }: { texts: HouseTexts }) {
  const { title, text, floors, entrance } = texts;
  const ground = floors.length - 1;
  return (
    <DrawingBand title={title} text={text}>
      <Floors>
        {floors.map((floor, index) => (
          <Floor key={floor.role}>
            {floor.people.length > 1 ? <SharedFloor {...floor} /> : <OwnFloor {...floor} />}
            {index > 0 && index < ground && (
              <Stairs
                $isMirrored={index % 2 === 0}
                viewBox="0 0 96 96"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={STAIRS} />
              </Stairs>
            )}
            {index === ground && (
              <Entrance>
                <FeatureDoor feature="user-management" viewBox="58 44 124 196" />
                <div>
                  <H4 as="h3">{entrance.title}</H4>
                  <Small>{entrance.text}</Small>
                </div>
              </Entrance>
            )}
          </Floor>
        ))}
      </Floors>
    </DrawingBand>
  );
}
