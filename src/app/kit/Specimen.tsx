import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { darkGround } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Button } from '../../ui/Button.tsx';
import { H3, H4, Small } from '../../ui/Text.tsx';
import type { ForcedState } from './forcedStates.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Box = styled.div<{ $dark: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 24px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  ${({ $dark }) => $dark && darkGround}
`;

const Contents = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 24px;
`;

const Look = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};
  gap: 8px;
  ${({ $wide }) => $wide && 'flex: 1 1 240px; max-width: 400px;'}

  > small {
    ${type.caption}
    color: var(--text2, ${color.ink2});
  }
`;

/** Specimens of one kind below their title. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root aria-label={title}>
      <H3 as="h2">{title}</H3>
      {children}
    </Root>
  );
}

interface SpecimenProps {
  name: string;
  /** What can't be seen at once, and how to bring it about. */
  note?: string;
  /** On the dark ground. */
  dark?: boolean;
  children: ReactNode;
}

/** One component, named. */
export function Specimen({ name, note, dark = false, children }: SpecimenProps) {
  return (
    <Box $dark={dark}>
      <H4 as="h3">{name}</H4>
      {note && <Small>{note}</Small>}
      <Contents>{children}</Contents>
    </Box>
  );
}

interface StatesProps {
  /** Beside how it looks at rest. */
  states?: readonly ForcedState[];
  /** Takes the width that it gets, as fields and cards do. */
  wide?: boolean;
  children: ReactNode;
}

const USUAL: readonly ForcedState[] = ['hover', 'focus'];

/** The same thing at rest and in the states that only a pointer or the keyboard brings about. */
export function States({ states = USUAL, wide = false, children }: StatesProps) {
  return (
    <Row>
      {(['at rest', ...states] as const).map((state) => (
        <Look key={state} $wide={wide} data-forced={state}>
          {children}
          <small>{state}</small>
        </Look>
      ))}
    </Row>
  );
}

/** Something that takes the focus or scrolls the page when it appears, and so appears only when it is asked to. */
export function OnDemand({ name, children }: { name: string; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Contents>
      <div>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? `Hide ${name}` : `Show ${name}`}
        </Button>
      </div>
      {isShown && children}
    </Contents>
  );
}

/** A small window: what is fixed to the real one stands in here. */
export const Stage = styled.div<{ $height: number }>`
  --nav-height: 0px;
  position: relative;
  width: 240px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  contain: layout;
  background: ${color.plaster};
`;
