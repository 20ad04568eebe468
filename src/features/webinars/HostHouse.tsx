import { css, styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, radius, size, type Hue } from '../../theme/tokens.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';

const looks = {
  day: css`
    --wall: var(--tint);
    --glass: color-mix(in srgb, var(--deep) 22%, var(--tint));
    --sill: ${color.white};
    padding-bottom: calc(clamp(20px, 2.8vw, 40px) + ${size.sill});
    box-shadow: inset 0 calc(-1 * ${size.sill}) var(--deep);
  `,
  night: css`
    --wall: var(--deep);
    --glass: color-mix(in srgb, ${color.duskPressed} 24%, var(--deep));
    --sill: var(--tint);
  `,
};

const Wall = styled.div<{ $hue: Hue; $columns: number; $look: keyof typeof looks }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: clamp(14px, 2vw, 26px) clamp(8px, 1.2vw, 16px);
  align-content: center;
  padding: clamp(20px, 2.8vw, 40px);
  ${({ $look }) => looks[$look]}
  background: var(--wall);
`;

const Window = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 20 / 23;
  box-shadow: 0 5px var(--sill);
  background:
    linear-gradient(var(--wall), var(--wall)) 50% 0 / 3px 100% no-repeat,
    linear-gradient(var(--wall), var(--wall)) 0 42% / 100% 3px no-repeat,
    var(--glass);

  ${media.belowMd} {
    box-shadow: 0 4px var(--sill);
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

interface HostHouseProps extends Pick<WebinarSummary, 'presented_by' | 'host_image'> {
  hue: Hue;
  look: keyof typeof looks;
  columns: number;
  rows: number;
  className?: string;
}

/** A house of dark windows around a lit one, which shows the host. The words beside it name the host. */
export function HostHouse(props: HostHouseProps) {
  const { presented_by: name, host_image: photo, columns, rows } = props;
  const middleRow = Math.floor((rows - 1) / 2);
  const hostIndex = columns * middleRow + Math.floor(columns / 2);
  return (
    <Wall
      $hue={props.hue}
      $look={props.look}
      $columns={columns}
      className={props.className}
      aria-hidden="true"
    >
      {Array.from({ length: columns * rows }, (_, index) =>
        index === hostIndex ? (
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
