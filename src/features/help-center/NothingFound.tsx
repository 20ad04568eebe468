import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { helpCenterStrings, helpWords } from '../../strings/helpCenter.ts';
import { wordsNear } from '../../lib/wordsNear.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { H3 } from '../../ui/Text.tsx';
import { paths } from '../../contract/paths.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { helpQuery } from './helpSearchSlice.ts';
import { popularTopics } from './helpCenterSelectors.ts';
import { TopicList } from './TopicList.tsx';

/** Shorter words are near too many others. */
const SHORTEST_WORD = 4;
const MAX_WORDS = 8;
/** Letters in a word from which two of them may be wrong; below, one. */
const LONG_WORD = 6;

/** The word that was meant, or the word itself where it is known or nothing is near. */
const mend = (word: string, vocabulary: readonly string[]): string => {
  if (word.length < SHORTEST_WORD) return word;
  return wordsNear(word, vocabulary, word.length < LONG_WORD ? 1 : 2)[0]?.word ?? word;
};

/** What a search that found nothing may have meant: its words, misspelled ones mended; '' when none can be. */
export const didYouMean = (query: string, vocabulary: readonly string[] = helpWords): string => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > MAX_WORDS) return '';
  const mended = words.map((word) => mend(word, vocabulary));
  return mended.some((word, index) => word !== words[index]) ? mended.join(' ') : '';
};

const words = helpCenterStrings.results;

const Suggestion = styled.p`
  font-size: 1.25rem;
  line-height: 2rem;

  a {
    padding: 0.25rem 0;
    background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
    font-weight: 600;
  }
`;

const Popular = styled.section`
  display: grid;
  gap: 16px;
  padding-top: 24px;

  ${media.md} {
    ul {
      columns: 2;
      column-gap: 48px;
    }
    li {
      break-inside: avoid;
    }
  }
`;

/** Topics people start with. A list beside the answer: without it the page is whole. */
function PopularTopics() {
  const { data } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const topics = popularTopics(data ?? []);
  if (topics.length === 0) return null;
  return (
    <Popular>
      <H3>{words.popular}</H3>
      <TopicList topics={topics} />
    </Popular>
  );
}

/** Ways on from a search that found nothing: what may have been meant, and where people start. */
export function NothingFound({ query }: { query: string }) {
  const meant = didYouMean(query);
  return (
    <>
      {meant !== '' && (
        <Suggestion>
          {words.didYouMean} <AppLink to={paths.helpCenter + helpQuery(meant)}>{meant}</AppLink>?
        </Suggestion>
      )}
      <PopularTopics />
    </>
  );
}
