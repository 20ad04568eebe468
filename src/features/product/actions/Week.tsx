import { styled } from 'styled-components';
import { chainStrings as strings } from '../../../strings/chain.ts';
import { color, media, motion, radius } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Person } from './chainSlice.ts';

const Root = styled.div`
  padding: 20px 18px 22px;
  border-top: 1px solid ${color.line};
  background: ${color.limewash};

  h3 {
    margin-bottom: 8px;
    color: ${color.ink3};
    font-size: 0.875rem;
    font-weight: 450;
  }
  ${media.md} {
    padding: 26px 28px;
  }
  ${media.lg} {
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

const Row = styled.li<{ $isOwner: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  margin-inline: -10px;
  padding: 10px;
  border-radius: ${radius.small};
  background: ${({ $isOwner }) => ($isOwner ? color.white : 'transparent')};
  box-shadow: ${({ $isOwner }) => $isOwner && `inset 0 0 0 1.5px var(--deep)`};
  transition: background-color ${motion.base} ${motion.ease};

  img {
    width: 32px;
    height: 32px;
  }
  b {
    font-size: 1rem;
    font-weight: 600;
  }
  > span {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

const Squares = styled.div`
  display: flex;
  gap: 3px;
  grid-column: 2 / -1;
`;

const Square = styled.i<{ $isDone: boolean }>`
  flex: 0 1 18px;
  aspect-ratio: 1;
  border-radius: ${radius.pane};
  background: ${({ $isDone }) => ($isDone ? color.lit : color.dusk)};
  transition: background-color ${motion.fast};
`;

interface WeekProps {
  people: readonly Person[];
  /** The name of the person whose action is due. */
  owner: string | undefined;
}

/** A square for each action of the week, yellow when it is done. */
export function Week({ people, owner }: WeekProps) {
  return (
    <Root>
      <h3>{strings.week}</h3>
      <ul>
        {people.map(({ name, photo, given, done }) => (
          <Row key={name} $isOwner={name === owner}>
            <Avatar name={name} photo={photo} />
            <b>{name}</b>
            <span>{strings.count(done, given)}</span>
            <Squares aria-hidden="true">
              {Array.from({ length: given }, (_, index) => (
                <Square key={index} $isDone={index < done} />
              ))}
            </Squares>
          </Row>
        ))}
      </ul>
    </Root>
  );
}
