import { blogStrings } from '../../strings/blog.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLandingPreviews } from './blogSelectors.ts';
import { GuideList } from './GuideList.tsx';
import { LandingSection } from './LandingSection.tsx';
import { PostGrid } from './PostGrid.tsx';
import { TrendingTopics } from './TrendingTopics.tsx';

const words = blogStrings.landing;

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
