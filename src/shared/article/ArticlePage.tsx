import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Heading, Hidden, SafeHtml } from '../../contract/entities.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Grid } from '../../ui/Layout.tsx';
import { PageMeta, type BreadcrumbItem } from '../../ui/PageMeta.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
import { LoadingTitle, type LoadingTitleProps } from './LoadingTitle.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

const Root = styled(Container)`
  padding-top: 44px;
`;

const Head = styled(Grid)`
  position: relative;
  justify-items: start;
  max-width: 900px;
`;

const SkeletonBody = styled.div`
  padding-block: 48px ${space.section};
`;

interface Article {
  title: string;
  description: string;
  content: SafeHtml;
  headings: readonly Heading[];
  hidden?: Hidden;
}

interface ArticlePageProps extends Omit<LoadingTitleProps, 'title'> {
  /** Undefined while it loads. */
  article: Article | undefined;
  /** Follows the brand in short titles. */
  section: string;
  path: string;
  /** The steps that lead to the article. */
  trail: readonly BreadcrumbItem[];
  /** Above the title. */
  badge?: ReactNode;
  /** Below the title: author and dates. */
  byline: ReactNode;
  children: ReactNode;
}

/** A post or help article. The title keeps its place in the tree when the article arrives. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, section, path, trail, badge, byline, children, ...title } = props;
  return (
    <>
      {article ? (
        <PageMeta
          title={article.title}
          section={section}
          description={
            article.description ||
            snippet(stripTags(article.content), DESCRIPTION_LENGTH.most - 1) ||
            article.title
          }
          path={path}
        />
      ) : (
        <PageMeta title={title.loading} description="" />
      )}
      <HiddenRibbon hidden={article?.hidden} />
      <Root as="article">
        <Grid as="header" $gap={36}>
          <Breadcrumb items={[...trail, { label: article?.title ?? title.loading }]} />
          <Head $gap={22}>
            {badge}
            <LoadingTitle {...title} title={article?.title} />
            {byline}
          </Head>
        </Grid>
        {article ? (
          children
        ) : (
          <SkeletonBody>
            <SkeletonArticle />
          </SkeletonBody>
        )}
      </Root>
    </>
  );
}

const Text = styled(Grid)`
  align-content: start;
`;

interface ArticleTextProps extends Omit<ArticleLayoutProps, 'headings'> {
  article: Article;
  text: ReactNode;
  /** Pixels between the text and the parts below it. */
  gap: number;
}

/** The text with its contents and the reading progress; the children are below it. */
export function ArticleText(props: ArticleTextProps) {
  const { article, text, gap, children, ...layout } = props;
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress target={content} />
      <ArticleLayout {...layout} headings={article.headings}>
        <Text $gap={gap}>
          <div ref={content} dir="auto">
            {text}
          </div>
          {children}
        </Text>
      </ArticleLayout>
    </>
  );
}

interface ArticleFailedProps {
  title: string;
  text: string;
  back: { to: string; label: string };
}

export function ArticleFailed({ title, text, back }: ArticleFailedProps) {
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
    </>
  );
}
