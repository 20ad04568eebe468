import { Check, Copy } from 'lucide-react';
import { css, styled } from 'styled-components';
import { withoutScripts, forcedEdge } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';

const Root = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line2};
  ${forcedEdge}

  &:hover {
    background: ${color.plaster};
  }
  ${withoutScripts(css`
    display: none;
  `)}
`;

interface CopyButtonProps {
  label: string;
  copied: boolean;
  onCopy: () => void;
}

export function CopyButton({ label, copied, onCopy }: CopyButtonProps) {
  const Icon = copied ? Check : Copy;
  return (
    <Root type="button" aria-label={label} title={label} onClick={onCopy}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Root>
  );
}
