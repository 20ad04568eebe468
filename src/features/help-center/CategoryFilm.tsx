import { ArrowRight, Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useTexts } from '../../store/hooks.ts';
import { cardFrame, iconBox } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Small } from '../../ui/Text.tsx';

const FilmLink = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 12px clamp(16px, 2vw, 28px) 12px 12px;
  ${cardFrame}
  font-size: 1.0625rem;
  font-weight: 580;
  line-height: 1.5rem;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
  }
`;

const FilmLine = styled(Small).attrs({ as: 'span' })`
  display: block;
  color: ${color.ink2};
`;

const Poster = styled.span`
  position: relative;
  flex: none;
  width: clamp(104px, 16vw, 160px);
  aspect-ratio: 16 / 9;

  img {
    width: 100%;
    height: 100%;
    border-radius: ${radius.small};
    object-fit: cover;
  }
`;

const FilmTile = styled.span`
  ${iconBox('clamp(1.75rem, 3.4vw, 2.25rem)')}
  border-radius: ${radius.tile};
  background: ${color.lit};
  color: ${color.ink};

  ${Poster} > & {
    position: absolute;
    inset: auto auto 6px 6px;
  }
`;

/** A film about the whole category, of the texts of the help center. */
export function CategoryFilm({ id }: { id: Id }) {
  const { films = [] } = useTexts('help-center');
  const film = films.find(({ category }) => category === id);
  if (!film) return null;
  const tile = (
    <FilmTile aria-hidden="true">
      <Play size={16} fill="currentColor" />
    </FilmTile>
  );
  return (
    <div data-screen-only>
      <FilmLink to={paths.video(film.video)}>
        {film.picture ? (
          <Poster aria-hidden="true">
            <img src={film.picture} alt="" loading="lazy" decoding="async" />
            {tile}
          </Poster>
        ) : (
          tile
        )}
        <span>
          {film.title}
          <FilmLine>{film.line}</FilmLine>
        </span>
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </FilmLink>
    </div>
  );
}
