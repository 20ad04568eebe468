import { useId, type ReactNode } from 'react';
import { blogStrings } from '../../strings/blog.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { paths } from '../../contract/paths.ts';
import { EmptyState } from '../../ui/StateCard.tsx';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { selectLandingPreviews } from './blogSelectors.ts';
import { GuideList } from './GuideList.tsx';
import { PostGrid } from './PostGrid.tsx';
import { TrendingTopics } from './TrendingTopics.tsx';

const words = blogStrings.landing;

interface LandingSectionProps {
  title: string;
  /** Said when there is nothing to show. */
  empty: string;
  isEmpty: boolean;
  /** Leaves out the space above, where another section has left some. */
  flush?: boolean;
  children: ReactNode;
}

/** One list of the landing page with its link to all posts. */
function LandingSection({ title, empty, isEmpty, flush, children }: LandingSectionProps) {
  const headingId = useId();
  return (
    <Section $flush={flush} aria-labelledby={headingId}>
      <Wrap>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          <TextLink to={paths.allPosts}>{words.viewAll}</TextLink>
        </SectionHead>
        {isEmpty ? <EmptyState title={empty} text={words.emptyText} /> : children}
      </Wrap>
    </Section>
  );
}

/** Latest posts, top guides and trending topics, each with words for when there is none. */
export function LandingLists() {
  const { latest, guides, trending } = useAppSelector(selectLandingPreviews);
  return (
    <>
      <LandingSection
        title={words.latest.title}
        empty={words.latest.empty}
        isEmpty={latest.length === 0}
      >
        <PostGrid posts={latest} headingLevel={3} />
      </LandingSection>
      <LandingSection
        flush
        title={words.guides.title}
        empty={words.guides.empty}
        isEmpty={guides.length === 0}
      >
        <GuideList guides={guides} />
      </LandingSection>
      <LandingSection
        flush
        title={words.trending.title}
        empty={words.trending.empty(words.trending.title)}
        isEmpty={trending.length === 0}
      >
        <TrendingTopics topics={trending} />
      </LandingSection>
    </>
  );
}
