import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { hueColors, iconBox } from '../../theme/mixins.ts';
import { type Hue, radius } from '../../theme/tokens.ts';
import { FallbackImage } from '../../ui/FallbackImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';

const LOGO_SIZE = 60;

const Logo = styled(FallbackImage)`
  width: ${LOGO_SIZE}px;
  height: ${LOGO_SIZE}px;
  border-radius: ${radius.control};
  object-fit: contain;
`;

const InitialTile = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${iconBox(`${LOGO_SIZE}px`)}
  border-radius: ${radius.control};
  background: var(--tint);
  color: var(--deep);
  font-size: 1.625rem;
  font-weight: 600;
  line-height: 1;
`;

/** Its logo, or a tile with its initial. */
export function IntegrationLogo({ integration: { name, logo_url } }: { integration: Integration }) {
  return (
    <Logo
      src={logo_url}
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      loading="lazy"
      decoding="async"
      fallback={
        <InitialTile $hue={hueFor(name)} aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase()}
        </InitialTile>
      }
    />
  );
}
