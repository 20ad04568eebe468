import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { color, motion } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';

const Row = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  min-height: 3.25rem;
  padding: 0.625rem 0;
  border-top: 1px solid ${color.line2};
  font-weight: 500;
  line-height: 1.5rem;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    opacity: 0.35;
    transition:
      transform 180ms ${motion.ease},
      opacity 180ms;
  }
  &:any-link:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &:hover svg {
    opacity: 1;
    transform: translateX(3px);
  }
`;

/** Links to articles; a topic without a slug is plain text. */
export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <ul>
      {topics.map(({ id, slug, title }, index) => (
        <li key={`${index} ${id}`}>
          {slug === '' ? (
            <Row>{title}</Row>
          ) : (
            <Row as={AppLink} to={paths.helpArticle(slug)}>
              {title}
              <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Row>
          )}
        </li>
      ))}
    </ul>
  );
}
