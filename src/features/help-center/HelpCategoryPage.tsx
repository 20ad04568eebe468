import { Search } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { ApiError } from '../../contract/payloads.ts';
import { paths } from '../../contract/paths.ts';
import { LoadingTitle } from '../../shared/article/LoadingTitle.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { onlyWithScripts } from '../../theme/mixins.ts';
import { color, space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { controlStyles } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { Container } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { RetryButton } from '../../ui/Retry.tsx';
import { Lead } from '../../ui/Text.tsx';
import { CategoryFront } from './CategoryFront.tsx';
import { filterChanged, selectTopicFilter } from './helpCategorySlice.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { NextCategory } from './NextCategory.tsx';
import { CategorySkeleton, Subcategories } from './Subcategories.tsx';

const strings = helpCenterStrings.category;

const FilterBox = styled.div`
  position: relative;
  max-width: 560px;
  ${onlyWithScripts}
`;

const Icon = styled(Search)`
  position: absolute;
  inset: calc(50% - 10px) auto auto 18px;
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
  /* The browser's button, in its own blue; Escape clears the field. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

function TopicFilter() {
  const dispatch = useAppDispatch();
  const field = useEarlyInput<HTMLInputElement>();
  const filter = useAppSelector(selectTopicFilter);
  return (
    <FilterBox role="search">
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={strings.filter}
        placeholder={helpCenterStrings.search.placeholder}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.target.value))}
      />
    </FilterBox>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;

const FailedPage = styled(Body)`
  padding-top: 36px;
`;

interface FailedProps {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const title = strings.error(error.message || strings.unknownError);
  return (
    <FailedPage>
      <PageMeta title={title} description={title} />
      <ErrorState
        title={title}
        headingLevel={1}
        isRetrying={isRetrying}
        actions={
          <>
            <ButtonLink to={paths.helpCenter}>{helpCenterStrings.back}</ButtonLink>
            {error.status !== 404 && (
              <RetryButton variant="secondary" isRetrying={isRetrying} onRetry={onRetry}>
                {strings.tryAgain}
              </RetryButton>
            )}
          </>
        }
      />
    </FailedPage>
  );
}

export function HelpCategoryPage() {
  const { id = '' } = useParams();
  const result = useReadOnce(helpCenterApi.endpoints.getHelpCategory, id);
  const { data: category, isError, isFetching, refetch } = result;

  if (isError) {
    const error = asApiError(result.error);
    return <Failed error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  const name = category?.name ?? strings.loading;
  return (
    <>
      {category ? (
        <PageMeta
          title={name}
          section={helpCenterStrings.section}
          description={category.description || strings.description(name)}
          path={paths.helpCategory(id)}
        />
      ) : (
        <LoadingMeta title={name} />
      )}
      <CategoryFront
        category={category}
        breadcrumb={
          <Breadcrumb
            items={[{ label: helpCenterStrings.name, to: paths.helpCenter }, { label: name }]}
          />
        }
      >
        <LoadingTitle title={category && name} loading={strings.loading} />
        {category && (
          <>
            <Lead>{category.description}</Lead>
            <TopicFilter />
          </>
        )}
      </CategoryFront>
      <Body>
        {category ? (
          <>
            <Subcategories category={category} />
            <NextCategory currentId={category.id} />
          </>
        ) : (
          <CategorySkeleton />
        )}
      </Body>
    </>
  );
}

export const helpCategoryPage: PageModule = { Page: HelpCategoryPage, api: helpCenterApi };
