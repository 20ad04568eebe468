import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useTexts } from '../../store/hooks.ts';
import { cardFrame, iconBox } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { H3, Small } from '../../ui/Text.tsx';

/** Beside the words where there is room for both. */
const Poster = styled.span`
  position: relative;
  display: grid;
  overflow: hidden;
  min-height: 12rem;
  border-radius: ${radius.card};
  background: ${color.dusk};

  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  span {
    position: relative;
    ${iconBox('3.5rem')}
    place-self: end start;
    margin: 16px;
    border-radius: ${radius.control};
    background: ${color.lit};
    color: ${color.ink};
  }
`;

const FilmCard = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  ${cardFrame}
  overflow-wrap: anywhere;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  > div {
    align-self: center;
    padding: 1.25rem clamp(16px, 3vw, 40px);
  }
`;

/** A film about the whole category, of the texts of the help center. */
export function CategoryFilm({ id }: { id: Id }) {
  const { films = [] } = useTexts('help-center');
  const film = films.find(({ category }) => category === id);
  if (!film) return null;
  return (
    <FilmCard data-screen-only>
      <Poster aria-hidden="true">
        {film.picture && <img src={film.picture} alt="" loading="lazy" decoding="async" />}
        <span>
          <Play size={24} fill="currentColor" />
        </span>
      </Poster>
      <div>
        <H3 as="p">
          <CardLink to={paths.video(film.video)}>{film.title}</CardLink>
        </H3>
        <Small>{film.line}</Small>
      </div>
    </FilmCard>
  );
}
