import { styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, radius, size, type Hue } from '../../theme/tokens.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';

const Wall = styled.div<{ $hue: Hue; $columns: number }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: clamp(14px, 2vw, 26px) clamp(8px, 1.2vw, 16px);
  align-content: center;
  padding: clamp(20px, 2.8vw, 40px);
  border-bottom: ${size.sill} solid var(--deep);
  background: var(--tint);
`;

const Window = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 20 / 23;
  box-shadow: 0 5px ${color.white};
  background:
    linear-gradient(var(--tint), var(--tint)) 50% 0 / 3px 100% no-repeat,
    linear-gradient(var(--tint), var(--tint)) 0 42% / 100% 3px no-repeat,
    color-mix(in srgb, var(--deep) 22%, var(--tint));

  ${media.belowMd} {
    box-shadow: 0 4px ${color.white};
  }
`;

const Lit = styled(Window)`
  display: grid;
  place-items: center;
  padding: 8%;
  background: ${color.lit};

  img {
    width: 100%;
    height: 100%;
    border-radius: ${radius.pane};
    object-fit: cover;
  }
`;

const Initials = styled.span`
  color: ${color.ink};
  font-size: clamp(1rem, 3vw, 2rem);
  font-weight: 580;
`;

interface HostWindowProps extends Pick<WebinarSummary, 'presented_by' | 'host_image'> {
  hue: Hue;
  columns: number;
  rows: number;
  className?: string;
}

/** A house in which the host is still up. The words beside it name the host. */
export function HostWindow(props: HostWindowProps) {
  const { presented_by: name, host_image: photo, hue, columns, rows, className } = props;
  const lit = columns * Math.floor((rows - 1) / 2) + Math.floor(columns / 2);
  return (
    <Wall $hue={hue} $columns={columns} className={className} aria-hidden="true">
      {Array.from({ length: columns * rows }, (_, index) =>
        index === lit ? (
          <Lit key={index}>
            <FallbackImage
              src={photo}
              width={96}
              height={96}
              fetchPriority="high"
              fallback={<Initials>{initialsOf(name)}</Initials>}
            />
          </Lit>
        ) : (
          <Window key={index} />
        ),
      )}
    </Wall>
  );
}
