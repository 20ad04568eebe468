import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { withoutScripts } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

/** How long the tick is shown. */
const TICK_MS = 2000;

const Root = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line2};

  &:hover {
    background: ${color.plaster};
  }
  ${withoutScripts(css`
    display: none;
  `)}
`;

export interface CopyButtonProps {
  /** What is copied, in words. */
  label: string;
  onCopy: () => void;
}

/** Copies something; a tick takes the icon's place for a moment. The toast says the rest. */
export function CopyButton({ label, onCopy }: CopyButtonProps) {
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(() => {
    if (!wasPressed) return;
    const timer = setTimeout(() => setWasPressed(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [wasPressed]);

  const Icon = wasPressed ? Check : Copy;
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        onCopy();
        setWasPressed(true);
      }}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Root>
  );
}
