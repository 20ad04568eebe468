import { styled } from 'styled-components';
import type { TextVoice } from '../../contract/texts/textFields.ts';
import { type } from '../../theme/mixins.ts';
import { font } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Stack } from '../../ui/Layout.tsx';

const Figure = styled(Stack).attrs({ as: 'figure', $gap: '1rem' })`
  align-content: space-between;

  /* Until the page is interactive its font is requested only near the viewport. */
  html:not([data-ready]) & blockquote {
    content-visibility: auto;
    contain-intrinsic-height: 8rem;
  }
  blockquote {
    font: 420 clamp(1.375rem, 2vw, 1.75rem) / 1.28 ${font.quote};
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  figcaption {
    display: flex;
    gap: 0.875rem;
    align-items: center;
  }
  cite {
    display: block;
    font-style: normal;
    font-weight: 600;
    line-height: 1.35;
  }
  small {
    display: block;
    ${type.caption}
    color: var(--text2);
    white-space: pre-line;
  }
`;

interface VoiceProps extends TextVoice {
  className?: string;
}

/** A person's words, with their face. An unknown voice has no words. */
export function Voice({ quote, emphasis, name, role, photo, className }: VoiceProps) {
  if (!quote) return null;
  return (
    <Figure className={className}>
      <blockquote>
        “{quote}
        {emphasis && ' '}
        {emphasis && <em>{emphasis}</em>}”
      </blockquote>
      <figcaption>
        <Avatar name={name} photo={photo} size={56} />
        <span>
          <cite>{name}</cite>
          <small>{role}</small>
        </span>
      </figcaption>
    </Figure>
  );
}
