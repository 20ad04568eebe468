import { Search } from 'lucide-react';
import { Fragment, useId } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import type { ApiError, HelpCategory, Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { LoadingTitle } from '../../shared/article/LoadingTitle.tsx';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { controls } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { hueColors, onlyWithScripts, type } from '../../theme/mixins.ts';
import { color, type Hue, media, space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { controlStyles } from '../../ui/Field.tsx';
import { hueAt } from '../../ui/hueFor.ts';
import { useEarlyInput } from '../../ui/hydration.ts';
import { Container, SplitHead, Stack } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { RetryButton } from '../../ui/Retry.tsx';
import { H4, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { CategoryFilm } from './CategoryFilm.tsx';
import { TintTile } from './HelpCard.tsx';
import {
  filterChanged,
  selectShownSubcategories,
  selectTopicFilter,
  type ShownSubcategory,
} from './helpCategorySlice.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { TopicList } from './TopicList.tsx';

const words = helpCenterStrings.category;

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
        aria-label={words.filter}
        placeholder={helpCenterStrings.search.placeholder}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.target.value))}
      />
    </FilterBox>
  );
}

/** A group and its topics stay in one column. */
const Columns = styled.div`
  padding-bottom: calc(${space.section} - 3rem);

  ${media.md} {
    columns: 2;
    column-gap: clamp(2rem, 4.6vw, 4rem);
  }
  > * {
    break-inside: avoid;
    padding-bottom: 3rem;
  }
`;

const Part = styled.section<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 14px;

  h2 {
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.p`
  ${type.small}
  flex: none;
  margin-left: auto;
  color: ${color.ink2};
`;

function Subcategory({ subcategory }: { subcategory: ShownSubcategory }) {
  const headingId = useId();
  return (
    <Part $hue={hueAt(subcategory.index)} aria-labelledby={headingId}>
      <Head>
        <TintTile size={44} name={subcategory.name} />
        <H4 as="h2" id={headingId}>
          {subcategory.name}
        </H4>
        <Count>{words.count(subcategory.topics.length)}</Count>
      </Head>
      <TopicList topics={subcategory.topics} />
    </Part>
  );
}

function Subcategories({ category }: { category: HelpCategory }) {
  const shown = useAppSelector((state) => selectShownSubcategories(state, category));
  const filter = useAppSelector(selectTopicFilter);
  const count = shown.reduce((sum, { topics }) => sum + topics.length, 0);
  const isWhole = filter.trim() === '';
  const link = isWhole
    ? { to: paths.helpCenter, label: helpCenterStrings.back }
    : { to: paths.helpCategory(category.id), label: words.showAll };
  return (
    <>
      <div role="status">
        {count === 0 ? (
          <EmptyState title={words.empty} link={link} />
        ) : (
          <VisuallyHidden>{words.count(count)}</VisuallyHidden>
        )}
      </div>
      <Columns>
        {shown.map((subcategory, position) => (
          <Fragment key={subcategory.index}>
            <Subcategory subcategory={subcategory} />
            {/* Below the first group, where the columns leave room. */}
            {position === 0 && isWhole && <CategoryFilm id={category.id} />}
          </Fragment>
        ))}
      </Columns>
    </>
  );
}

const TOPIC_WIDTHS = ['76%', '62%', '84%', '56%'];

function CategorySkeleton() {
  return (
    <Stack $gap={56} role="status">
      <VisuallyHidden>{controls.loading}</VisuallyHidden>
      <Stack $gap={24} aria-hidden="true">
        <SkeletonLine width="min(480px, 80%)" height="56px" />
        <SkeletonLine width="min(600px, 100%)" height="24px" />
      </Stack>
      <Columns aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Stack key={index} $gap={24} data-testid="skeleton-card">
            <SkeletonLine width="240px" height="44px" />
            {TOPIC_WIDTHS.map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}

/** The next category in the help center's order; after the last, the first. */
export const categoryAfter = (categories: readonly HelpCategory[], id: Id) => {
  const index = categories.findIndex((category) => category.id === id);
  const inOrder = [...categories.slice(index + 1), ...categories];
  return inOrder.find((category) => category.id !== id);
};

function NextCategory({ currentId }: { currentId: Id }) {
  const { data = [] } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const category = categoryAfter(data, currentId);
  const next = category && {
    label: nextStepStrings.category,
    title: category.name,
    text: category.description,
    to: paths.helpCategory(category.id),
  };
  return <NextStep offer="support" next={next} />;
}

const Page = styled(Container)`
  padding-block: 36px ${space.section};
`;

const Header = styled(SplitHead).attrs({ as: 'header' })`
  padding-block: 28px 56px;
`;

interface FailedProps {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const title = words.error(error.message || words.unknownError);
  return (
    <Page>
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
                {words.tryAgain}
              </RetryButton>
            )}
          </>
        }
      />
    </Page>
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
  const name = category?.name ?? words.loading;
  return (
    <Page>
      {category ? (
        <PageMeta
          title={name}
          section={helpCenterStrings.section}
          description={category.description || words.description(name)}
          path={paths.helpCategory(id)}
        />
      ) : (
        <LoadingMeta title={name} />
      )}
      <Breadcrumb
        items={[{ label: helpCenterStrings.name, to: paths.helpCenter }, { label: name }]}
      />
      <Header>
        <Stack $gap={16}>
          <LoadingTitle title={category && name} loading={words.loading} />
          {category && <Lead>{category.description}</Lead>}
        </Stack>
        {category && <TopicFilter />}
      </Header>
      {category ? (
        <>
          <Subcategories category={category} />
          <NextCategory currentId={category.id} />
        </>
      ) : (
        <CategorySkeleton />
      )}
    </Page>
  );
}

export const helpCategoryPage: PageModule = { Page: HelpCategoryPage, api: helpCenterApi };
