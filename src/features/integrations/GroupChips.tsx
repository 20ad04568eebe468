import { useState } from 'react';
import { styled } from 'styled-components';
import type { IntegrationsPage } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { media } from '../../theme/tokens.ts';
import { Chip, ChipPane } from '../../ui/Chip.tsx';
import { hueOfGroup } from './hueOfGroup.ts';
import {
  integrationsQuery,
  selectIntegrationsFilter,
  selectLoadedPage,
} from './integrationsSlice.ts';

const strings = allIntegrationsStrings;

/** Reserves the height of the chips while they load. `flow-root` keeps the margins of the row inside. */
const Place = styled.nav`
  display: flow-root;
  min-height: 2.75rem;
  margin-bottom: 1.75rem;

  ${media.md} {
    margin-bottom: 2.25rem;
  }
`;

/** One row on phones, which scrolls sideways as far as the edges of the window. */
const Chips = styled.ul`
  display: flex;
  gap: 6px;

  ${media.belowMd} {
    margin: -6px calc(-1 * var(--gutter));
    padding: 6px var(--gutter);
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;

    > li {
      flex: none;
    }
  }
  ${media.md} {
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Returns the previous page while another one loads, so that the chips stay. */
const useLastPage = (): IntegrationsPage | undefined => {
  const loaded = useAppSelector(selectLoadedPage);
  const [last, setLast] = useState(loaded);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  return loaded ?? last;
};

/** Scrolls the row to the chosen group, which may be out of sight on phones. */
const showCurrent = (list: HTMLUListElement | null): void => {
  const chip = list?.querySelector('[aria-current]')?.parentElement;
  if (list && chip) list.scrollLeft = chip.offsetLeft - list.offsetLeft - list.clientWidth / 3;
};

export function GroupChips() {
  const page = useLastPage();
  const [hasWaited] = useState(page === undefined);
  const { q, group: current } = useAppSelector(selectIntegrationsFilter);
  // The reserved height stays when no app has a group. Otherwise the list below would move.
  if (page === undefined || (hasWaited && page.groups.length === 0)) return <Place as="div" />;
  if (page.groups.length === 0) return null;

  const chips = [
    { name: '', label: strings.allGroups, count: page.found },
    ...page.groups.map(({ name, count }) => ({ name, label: name, count })),
  ];
  const isCurrent = (name: string) => name.toLowerCase() === current.toLowerCase();
  const hrefOf = (group: string) => paths.allIntegrations + integrationsQuery({ q, group });
  return (
    <Place aria-label={strings.groups}>
      <Chips ref={showCurrent}>
        {chips.map(({ name, label, count }) => (
          <li key={name}>
            <Chip to={hrefOf(name)} aria-current={isCurrent(name) ? 'page' : undefined}>
              {name && <ChipPane $hue={hueOfGroup(name)} />}
              {label} <span>{count}</span>
            </Chip>
          </li>
        ))}
      </Chips>
    </Place>
  );
}
