import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { Id } from '../../contract/entities.ts';
import { useNoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, motion } from '../../theme/tokens.ts';
import { MyLinkForm } from './MyLinkForm.tsx';

const Details = styled.details`
  margin-top: 24px;
  border-top: 1px solid ${color.line};
  scroll-margin-top: 108px;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 3.5rem;
    padding-block: 0.875rem;
    font-weight: 560;
    line-height: 1.375;
    text-wrap: balance;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    transition: transform ${motion.base};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

/** For a guest who comes back before the event. */
export function LostLink({ eventId }: { eventId: Id }) {
  const noScriptAnswer = useNoScriptAnswer(callPath('emailMyLink', { id: eventId }));
  return (
    <Details id={ELEMENT_IDS.myLink} open={noScriptAnswer !== null}>
      <summary>
        {webinarsStrings.event.link.ask}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <MyLinkForm eventId={eventId} variant="secondary" />
    </Details>
  );
}
