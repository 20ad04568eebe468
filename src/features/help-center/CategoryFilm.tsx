import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useTexts } from '../../store/hooks.ts';
import { iconBox } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Small } from '../../ui/Text.tsx';

/** As wide as the lists above it. */
const Row = styled.div`
  grid-column: 1 / -1;
`;

const FilmLink = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 14px;
  border-radius: ${radius.stage};
  background: ${color.plaster};
  font-weight: 580;
  line-height: 1.5rem;

  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  span {
    min-width: 0;
  }
`;

const FilmLine = styled(Small).attrs({ as: 'span' })`
  display: block;
  color: ${color.ink2};
`;

const FilmTile = styled.span`
  ${iconBox('3.25rem')}
  flex: none;
  border-radius: 10px;
  background: ${color.dusk};
  color: ${color.lit};
`;

/** A film about the whole category, of the texts of the help center. */
export function CategoryFilm({ id }: { id: Id }) {
  const { films = [] } = useTexts('help-center');
  const film = films.find(({ category }) => category === id);
  if (!film) return null;
  return (
    <Row data-screen-only>
      <FilmLink to={paths.video(film.video)}>
        <FilmTile aria-hidden="true">
          <Play size={22} fill="currentColor" />
        </FilmTile>
        <span>
          {film.title}
          <FilmLine>{film.line}</FilmLine>
        </span>
      </FilmLink>
    </Row>
  );
}
