import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { color, motion } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Small } from '../../ui/Text.tsx';

const Row = styled.li`
  position: relative;
  break-inside: avoid;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  min-height: 3.25rem;
  padding-block: 0.625rem;
  border-top: 1px solid ${color.line2};
  font-weight: 520;
  line-height: 1.5rem;
  overflow-wrap: anywhere;

  > div {
    min-width: 0;
    text-wrap: balance;
  }
  > svg {
    flex: none;
    /* The link is below it. */
    pointer-events: none;
    opacity: 0.6;
    transition:
      transform 180ms ${motion.ease},
      opacity 180ms;
  }
  a::after {
    border-radius: 0;
  }
  &:hover a {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &:hover > svg {
    opacity: 1;
    transform: translateX(3px);
  }
`;

/** Links named by their titles alone, so that a list of links can be skimmed. */
export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <ul>
      {topics.map(({ id, slug, title, subtitle }, index) => (
        <Row key={`${index} ${id}`}>
          <div>
            {slug ? <CardLink to={paths.helpArticle(slug)}>{title}</CardLink> : title}
            {subtitle && <Small>{subtitle}</Small>}
          </div>
          {slug && <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        </Row>
      ))}
    </ul>
  );
}
