import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { asksForPrivacy } from '../../lib/asksForPrivacy.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { forcedChosen, onlyWithScripts } from '../../theme/mixins.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Cluster } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H4 } from '../../ui/Text.tsx';
import { articleRated, selectVote } from './helpFeedbackSlice.ts';

const { rating } = helpCenterStrings;

const Rating = styled(Cluster).attrs({ $gap: '16px 24px', $justify: 'space-between' })`
  padding: 1.25rem clamp(16px, 3.6vw, 28px);
  border-radius: ${radius.card};
  background: ${color.plaster};
  ${onlyWithScripts}
`;

const Answer = styled(Button)`
  > span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }

  &[aria-pressed='true'] {
    box-shadow: ${shadow.hairHover};
    background: ${color.white};
    ${forcedChosen}
  }
`;

const Thanks = styled.p`
  flex-basis: 100%;
  color: ${color.ink2};
  font-size: 1rem;

  &:empty {
    display: none;
  }
`;

const votes = [
  { answer: 'helpful', Icon: ThumbsUp },
  { answer: 'unhelpful', Icon: ThumbsDown },
] as const;

/** "Was this helpful?" Renders nothing if the answer would not be sent. */
export function ArticleRating({ slug }: { slug: string }) {
  const dispatch = useAppDispatch();
  const vote = useAppSelector((state) => selectVote(state, slug));
  const questionId = useId();
  const { analytics } = useSite();
  const isHydrated = useHydrated();
  if (!analytics || (isHydrated && asksForPrivacy())) return null;
  return (
    <Rating role="group" aria-labelledby={questionId} data-screen-only>
      <H4 as="p" id={questionId}>
        {rating.question}
      </H4>
      <Cluster $gap={12} $align="stretch">
        {votes.map(({ answer, Icon }) => (
          <Answer
            key={answer}
            variant="secondary"
            aria-pressed={vote === answer}
            onClick={() => dispatch(articleRated({ slug, vote: answer }))}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {rating[answer]}
          </Answer>
        ))}
      </Cluster>
      <Thanks role="status">{vote && rating.thanks[vote]}</Thanks>
    </Rating>
  );
}
