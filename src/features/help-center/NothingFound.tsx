import { styled } from 'styled-components';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { H3 } from '../../ui/Text.tsx';
import { didYouMean } from './didYouMean.ts';
import { helpCenterAddress } from './helpCenterAddress.ts';
import { useGetHelpCategoriesQuery } from './helpCenterApi.ts';
import { popularTopics } from './helpCenterSelectors.ts';
import { TopicList } from './TopicList.tsx';

const words = helpCenterStrings.results;

const Suggestion = styled.p`
  font-size: 20px;
  line-height: 32px;

  a {
    padding: 4px 0;
    background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
    font-weight: 600;
  }
`;

const Popular = styled.section`
  display: grid;
  gap: 16px;
  max-width: 720px;
  padding-top: 24px;
`;

/** Topics people start with. A list beside the answer: without it the page is whole. */
function PopularTopics() {
  const { data } = useGetHelpCategoriesQuery();
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
          {words.didYouMean} <AppLink to={helpCenterAddress(meant)}>{meant}</AppLink>?
        </Suggestion>
      )}
      <PopularTopics />
    </>
  );
}
