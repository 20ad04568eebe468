import { styled } from 'styled-components';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, hues } from '../../theme/tokens.ts';
import { selectIntegrationsView } from './integrationsSlice.ts';

/** Those of three pages. */
const WINDOWS = 3 * PAGE_SIZE;

/** The windows stand in one row, on phones in two. */
const Facade = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(5.5% - 12px, 1.5rem), 1fr));
  gap: 12px;

  i {
    aspect-ratio: 4 / 5;
    background: linear-gradient(${hues.stone.tint}, ${hues.stone.tint}) 50% 0 / 2px no-repeat
      #d8d5cb;
    box-shadow: 0 5px ${color.white};
  }
  [data-lit] {
    background-color: ${color.lit};
  }
`;

/** A window is lit for each app on the open page, one page after the other along the house. */
export function LitFacade() {
  const { items, page } = useAppSelector(selectIntegrationsView);
  const first = (page * PAGE_SIZE) % WINDOWS;
  const isLit = (place: number) => (place - first + WINDOWS) % WINDOWS < items.length;
  return (
    <Facade aria-hidden="true" data-testid="facade">
      {Array.from({ length: WINDOWS }, (_, place) => (
        <i key={place} data-lit={isLit(place) || undefined} />
      ))}
    </Facade>
  );
}
