import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Author, Heading, Hidden, SafeHtml } from '../../contract/entities.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Grid, Split } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta, type BreadcrumbItem } from '../../ui/PageMeta.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { H4 } from '../../ui/Text.tsx';
import { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
import { LoadingTitle, type LoadingTitleProps } from './LoadingTitle.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

const Root = styled(Container)`
  padding-top: 36px;
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
  article: Article | undefined;
  /** Follows the brand in short titles. */
  section: string;
  path: string;
  trail: readonly BreadcrumbItem[];
  badge?: ReactNode;
  belowTitle?: ReactNode;
  besideTitle?: ReactNode;
  children: ReactNode;
}

/** A post or help article. The title keeps its place in the tree when the article arrives. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, section, path, trail, badge, belowTitle, besideTitle, children, ...titleProps } =
    props;
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
        <LoadingMeta title={titleProps.loading} />
      )}
      <HiddenRibbon hidden={article?.hidden} />
      <Root as="article">
        <Grid as="header" $gap={36}>
          <Breadcrumb items={[...trail, { label: article?.title ?? titleProps.loading }]} />
          <Split $ratio="8:4" $gap={22} $columnGap={48} $align="end">
            <Grid $gap={22}>
              {badge}
              <LoadingTitle {...titleProps} title={article?.title} />
              {belowTitle}
            </Grid>
            {besideTitle}
          </Split>
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

/** The text keeps its width; a drawing in it may fill the column. */
const Text = styled(Grid)`
  align-content: start;

  > * {
    max-width: ${size.text};
  }
  > [dir] {
    max-width: none;
  }
`;

interface ArticleTextProps extends Omit<ArticleLayoutProps, 'headings'> {
  article: Article;
  text: ReactNode;
  gap: number;
}

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

const AuthorCard = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  padding: 1.75rem 28px;
  ${cardFrame}
  overflow-wrap: anywhere;
`;

const Bio = styled.p`
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.55;
`;

export function AuthorBox({ author }: { author: Author }) {
  return (
    <AuthorCard>
      <Avatar name={author.name} photo={author.profile_photo} size={72} />
      <Grid $gap={4}>
        <H4 as="h2">{author.name}</H4>
        {author.bio && <Bio>{author.bio}</Bio>}
      </Grid>
    </AuthorCard>
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
