import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { pricingStrings } from '../../strings/pricing.ts';
import { color } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PlanAnswer } from './planValue.ts';

const { comparison } = pricingStrings;

/** The hidden words are placed against it, not against the table. */
const Sign = styled.span<{ $yes?: boolean }>`
  position: relative;
  display: inline-block;
  min-height: 20px;
  vertical-align: middle;
  color: ${({ $yes }) => ($yes ? color.leaf : color.ink3)};
`;

/** What a cell of the comparison holds: a tick or a cross with its words, or the value itself. */
export function PlanAnswerCell({ answer }: { answer: PlanAnswer }) {
  switch (answer.kind) {
    case 'included':
      return (
        <Sign $yes>
          <Check size={20} strokeWidth={2.25} aria-hidden="true" />
          <VisuallyHidden>{comparison.included}</VisuallyHidden>
        </Sign>
      );
    case 'excluded':
      return (
        <Sign>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>{comparison.excluded}</VisuallyHidden>
        </Sign>
      );
    case 'absent':
      return (
        <Sign>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{comparison.absent}</VisuallyHidden>
        </Sign>
      );
    case 'text':
      return answer.text;
  }
}
