import { styled } from 'styled-components';
import { hueColors, iconBox } from '../theme/mixins.ts';
import type { Hue } from '../theme/tokens.ts';
import { FallbackImage } from './FallbackImage.tsx';
import { hueFor } from './hueFor.ts';

type AvatarSize = 32 | 44 | 56 | 72 | 128;

const Photo = styled(FallbackImage)<{ $size: AvatarSize }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  object-fit: cover;
`;

const Initials = styled.span<{ $size: AvatarSize; $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${({ $size }) => iconBox(`${$size}px`)}
  border-radius: 50%;
  background: var(--tint);
  color: var(--deep);
  font-size: ${({ $size }) => Math.round($size * 0.36)}px;
  font-weight: 580;
  line-height: 1;
`;

export const initialsOf = (name: string): string => {
  const words = name.match(/\p{L}[^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
};

interface AvatarProps {
  name: string;
  photo: string;
  size?: AvatarSize;
  className?: string;
}

export function Avatar({ name, photo, size = 44, className }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <Photo
      $size={size}
      className={className}
      src={photo}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      fallback={
        initials && (
          <Initials $size={size} $hue={hueFor(name)} className={className} aria-hidden="true">
            {initials}
          </Initials>
        )
      }
    />
  );
}
