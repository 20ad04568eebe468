import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { FeatureDoor } from '../../../shared/marketing/FeatureDoor.tsx';
import { color, media } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { CardBody, H3, H4, Small } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';
import { Floor, Floors, WALL } from './houseWalls.ts';
import type { RolesTexts } from './rolesSlice.ts';
import { OwnLeads, SeenLeads } from './SeenLeads.tsx';

export type HouseTexts = NonNullable<Texts['feature-user-management']['house']>;
type FloorTexts = HouseTexts['floors'][number];

const Words = styled.div`
  padding-block: 16px;

  ${media.lg} {
    display: grid;
    grid-template-columns: clamp(130px, 12vw, 170px) minmax(0, 1fr) auto;
    gap: 0 clamp(20px, 2.2vw, 32px);
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
  ${media.belowLg} {
    li > div > div {
      justify-content: center;
    }
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

interface FloorProps extends FloorTexts {
  leads: readonly string[];
  leadsOf: readonly string[] | undefined;
}

const firstNameOf = (name: string): string => name.split(' ')[0]!;

function SharedFloor({ role, sees, people, leads }: FloorProps) {
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
            <div>
              <span>{name}</span>
              <OwnLeads leads={leads} of={firstNameOf(name)} />
            </div>
            <Person name={name} photo={photo} />
          </li>
        ))}
      </Rooms>
    </Shared>
  );
}

function OwnFloor({ role, sees, people: [person], leads, leadsOf }: FloorProps) {
  return (
    <Room>
      {person && <Person name={person.name} photo={person.photo} />}
      <Words>
        <div>
          <H3>{role}</H3>
          <Small>{person?.name}</Small>
        </div>
        <Sees>{sees}</Sees>
        {leadsOf && <SeenLeads leads={leads} of={leadsOf} />}
      </Words>
    </Room>
  );
}

interface HouseOfRolesProps {
  texts: HouseTexts;
  /** The leads of the office, and whose leads each role sees. */
  office?: Pick<RolesTexts, 'leads' | 'roles'> | undefined;
}

/** The office in cross section, with a floor for each role. */
export function HouseOfRoles({ texts, office }: HouseOfRolesProps) {
  const { title, text, floors, entrance } = texts;
  const ground = floors.length - 1;
  const leads = office?.leads.map(({ agent }) => agent) ?? [];
  return (
    <DrawingBand title={title} text={text}>
      <Floors>
        {floors.map((floor, index) => {
          const leadsOf = office?.roles.find(({ name }) => name === floor.role)?.leads_of;
          const Inside = floor.people.length > 1 ? SharedFloor : OwnFloor;
          return (
            <Floor key={floor.role}>
              <Inside {...floor} leads={leads} leadsOf={leadsOf} />
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
          );
        })}
      </Floors>
    </DrawingBand>
  );
}
