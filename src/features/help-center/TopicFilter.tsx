import { Search } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { helpCenterCopy } from '../../copy/help-center';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { color } from '../../theme/tokens';
import { controlLook } from '../../ui/controlLook';
import { filterChanged, selectTopicFilter } from './helpCategorySlice';
import { useTypedBeforeScripts } from './useTypedBeforeScripts';

const words = helpCenterCopy.category;

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
  top: 18px;
  left: 18px;
  color: ${color.ink2};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlLook}

  &,
  &:focus,
  &:focus-visible {
    padding-left: 50px;
  }
`;

/** Filters the topics of the category on screen while somebody types. */
export function TopicFilter() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const filter = useAppSelector(selectTopicFilter);
  useTypedBeforeScripts(field, filter, (typed) => dispatch(filterChanged(typed)));
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
