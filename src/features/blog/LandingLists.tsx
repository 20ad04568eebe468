import { blogCopy } from '../../copy/blog';
import { useAppSelector } from '../../store/hooks';
import { selectLandingPreviews } from './blogSelectors';
import { GuideList } from './GuideList';
import { LandingSection } from './LandingSection';
import { PostGrid } from './PostGrid';
import { TrendingTopics } from './TrendingTopics';

const words = blogCopy.landing;

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
