import { Search } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { color } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import { filterChanged, selectTopicFilter } from './helpCategorySlice.ts';

const words = helpCenterStrings.category;

// Without scripts it would do nothing.
const Root = styled.div`
  position: relative;
  width: min(480px, 100%);

  @media (scripting: none) {
    display: none;
  }
`;

const Icon = styled(Search)`
  position: absolute;
  top: calc(50% - 10px);
  left: 18px;
  color: ${color.ink2};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyles}

  &,
  &:focus,
  &:focus-visible {
    padding-left: 50px;
  }
  /* The browser's own, in its own blue; Esc empties the field. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Filters the topics of the category on screen while somebody types. */
export function TopicFilter() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const filter = useAppSelector(selectTopicFilter);
  useEarlyInput(field);
  return (
    <Root role="search">
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={words.filter}
        placeholder={words.filterHint}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.target.value))}
      />
    </Root>
  );
}
