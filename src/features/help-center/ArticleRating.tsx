import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { forcedChosen, withoutScripts } from '../../theme/mixins.ts';
import { asksForPrivacy } from '../../lib/browser.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { color, shadow } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Button } from '../../ui/Button.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { articleRated, selectVote, type HelpVote } from './helpFeedbackSlice.ts';

const words = helpCenterStrings.rating;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  max-width: 720px;
  padding-block: 24px;
  border-block: 1px solid ${color.line2};
  ${withoutScripts(css`
    display: none;
  `)}
`;

const Question = styled.p`
  ${type.h4}
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Answer = styled(Button)`
  gap: 10px;

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

const icons = { helpful: ThumbsUp, unhelpful: ThumbsDown } as const;
const votes: readonly HelpVote[] = ['helpful', 'unhelpful'];

/** "Was this helpful?". Not shown when the answer would be sent nowhere. */
export function ArticleRating({ slug }: { slug: string }) {
  const dispatch = useAppDispatch();
  const vote = useAppSelector((state) => selectVote(state, slug));
  const questionId = useId();
  const { analytics } = useSite();
  const isHydrated = useHydrated();
  if (!analytics || (isHydrated && asksForPrivacy())) return null;
  return (
    <Root role="group" aria-labelledby={questionId} data-screen-only>
      <Question id={questionId}>{words.question}</Question>
      <Answers>
        {votes.map((answer) => {
          const Icon = icons[answer];
          return (
            <Answer
              key={answer}
              variant="secondary"
              aria-pressed={vote === answer}
              onClick={() => dispatch(articleRated({ slug, vote: answer }))}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {words[answer]}
            </Answer>
          );
        })}
      </Answers>
      <Thanks role="status">{vote && words.thanks[vote]}</Thanks>
    </Root>
  );
}
