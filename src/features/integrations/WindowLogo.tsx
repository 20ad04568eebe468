import { styled } from 'styled-components';
import { useImageFailure } from '../../ui/useImageFailure.ts';

const Logo = styled.img`
  width: 64%;
  height: auto;
  aspect-ratio: 1;
  object-fit: contain;
`;

/** A logo behind a hero window; nothing at all when it can't be loaded, then the window stands empty. */
export function WindowLogo({ src }: { src: string }) {
  const { hasFailed, imageRef, handleError } = useImageFailure(src);
  if (hasFailed) return null;
  return (
    <Logo
      ref={imageRef}
      src={src}
      alt=""
      width={64}
      height={64}
      fetchPriority="low"
      onError={handleError}
    />
  );
}
