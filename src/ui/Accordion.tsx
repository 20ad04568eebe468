import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { iconBox } from '../theme/mixins.ts';
import { color, media, radius } from '../theme/tokens.ts';
import { useFoundWhenClosed } from './useFoundWhenClosed.ts';

const List = styled.ul`
  border-top: 1px solid ${color.line2};

  > li {
    border-bottom: 1px solid ${color.line2};
  }
`;

const Plus = styled.span`
  ${iconBox('32px')}
  border-radius: ${radius.tile};
  background: ${color.plaster};

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    background: ${color.ink};

    ${media.forcedColors} {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  &::before {
    width: 14px;
    height: 2px;
  }
  &::after {
    width: 2px;
    height: 14px;
    transition: transform 200ms;
  }
`;

const Question = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 24px;
  width: 100%;
  padding: 1.375rem 0;
  font-size: 1.25rem;
  line-height: 1.3;
  letter-spacing: -0.018em;
  font-weight: 580;
  overflow-wrap: anywhere;

  &:hover ${Plus} {
    background: ${color.line2};
  }
  &[aria-expanded='true'] ${Plus} {
    background: ${color.lit};
  }
  &[aria-expanded='true'] ${Plus}::after {
    transform: scaleY(0);
  }
`;

// Always open on paper and without scripts.
const Panel = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  transition: grid-template-rows 200ms;

  @media print, (scripting: none) {
    grid-template-rows: 1fr;
  }
`;

// Invisible as well as flat when closed, so that nothing in it can be reached. Where the browser knows
// `hidden="until-found"`, which `useFoundWhenClosed` sets, that hides it instead: find-in-page skips what is invisible.
const Clip = styled.div<{ $isOpen: boolean }>`
  min-height: 0;
  overflow: clip;
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition: visibility 200ms;

  &[hidden] {
    visibility: visible;
    transition: none;
  }
  @media print, (scripting: none) {
    && {
      content-visibility: visible;
      visibility: visible;
    }
  }
`;

const Answer = styled.div`
  max-width: 44em;
  padding: 0 56px 1.625rem 0;
  color: ${color.ink2};
`;

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  openIds: readonly string[];
  onToggle: (id: string) => void;
}

interface ItemProps extends Omit<AccordionItem, 'id'> {
  isOpen: boolean;
  onToggle: () => void;
}

function Item({ question, answer, isOpen, onToggle }: ItemProps) {
  const panelId = useId();
  const content = useRef<HTMLDivElement>(null);
  useFoundWhenClosed(content, isOpen, onToggle);
  return (
    <li>
      <h3>
        <Question type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span dir="auto">{question}</span>
          <Plus aria-hidden="true" />
        </Question>
      </h3>
      <Panel id={panelId} $isOpen={isOpen}>
        <Clip ref={content} $isOpen={isOpen}>
          <Answer>{answer}</Answer>
        </Clip>
      </Panel>
    </li>
  );
}

export function Accordion({ items, openIds, onToggle }: AccordionProps) {
  return (
    <List>
      {items.map(({ id, ...item }) => (
        <Item key={id} {...item} isOpen={openIds.includes(id)} onToggle={() => onToggle(id)} />
      ))}
    </List>
  );
}
