import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { face, iconBox } from '../theme/mixins.ts';
import { color, media, radius } from '../theme/tokens.ts';

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
  ${face('1.25rem', 1.3, '-0.018em', 580)}
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

// Hidden as well as flat when closed, so that nothing in it can be reached; always open on paper and without scripts.
const Panel = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition:
    grid-template-rows 200ms,
    visibility 200ms;

  @media print, (scripting: none) {
    grid-template-rows: 1fr;
    visibility: visible;
  }
`;

const Clip = styled.div`
  overflow: hidden;
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

export function Accordion({ items, openIds, onToggle }: AccordionProps) {
  const prefix = useId();
  return (
    <List>
      {items.map(({ id, question, answer }, index) => {
        const isOpen = openIds.includes(id);
        const panelId = `${prefix}${index}`;
        return (
          <li key={id}>
            <h3>
              <Question
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => onToggle(id)}
              >
                <span dir="auto">{question}</span>
                <Plus aria-hidden="true" />
              </Question>
            </h3>
            <Panel id={panelId} $isOpen={isOpen}>
              <Clip>
                <Answer>{answer}</Answer>
              </Clip>
            </Panel>
          </li>
        );
      })}
    </List>
  );
}
