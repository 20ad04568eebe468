import { use } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { onlyWithoutScripts } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { AppLink, NavigatorContext } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { taggedPath } from './postPaths.ts';

const Rail = styled.nav`
  font-size: 1rem;
  line-height: 1.5rem;

  ul {
    border-left: 1px solid ${color.line2};
  }
  ${media.belowLg} {
    display: none;
  }
  ${media.lg} {
    position: sticky;
    top: 116px;
    align-self: start;
  }
`;

const Title = styled.p`
  margin-bottom: 0.625rem;
  font-weight: 600;
`;

const Topic = styled(AppLink)`
  display: block;
  padding: 0.625rem 14px;
  color: ${color.ink2};

  &:hover {
    color: ${color.ink};
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  &[aria-current] {
    margin-left: -1px;
    box-shadow: inset 4px 0 ${color.lit};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface TopicsProps {
  topics: readonly string[];
  /** '' for all. */
  current: string;
}

/** Beside the list in windows that are wide enough; in others it is `TopicSelect`. */
export function TopicRail({ topics, current }: TopicsProps) {
  const isCurrent = (topic: string) => topic.toLowerCase() === current.toLowerCase();
  const { topic: title, allTopics } = blogStrings.allPosts;
  return (
    <Rail aria-label={title}>
      <Title aria-hidden="true">{title}</Title>
      <ul>
        <li>
          <Topic to={paths.allPosts} aria-current={current === '' ? 'page' : undefined}>
            {allTopics}
          </Topic>
        </li>
        {topics.map((topic) => (
          <li key={topic}>
            <Topic to={taggedPath(topic)} aria-current={isCurrent(topic) ? 'page' : undefined}>
              {topic}
            </Topic>
          </li>
        ))}
      </ul>
    </Rail>
  );
}

const SelectForm = styled.form`
  ${media.lg} {
    display: none;
  }
`;

const Submit = styled.div`
  ${onlyWithoutScripts}
  margin-top: 12px;
`;

/** Above the list, with the addresses of the rail. */
export function TopicSelect({ topics, current }: TopicsProps) {
  const navigator = use(NavigatorContext);
  const form = useEarlyInput<HTMLFormElement>();
  const { topic: label, allTopics, submit } = blogStrings.allPosts;
  const chosen = topics.find((topic) => topic.toLowerCase() === current.toLowerCase()) ?? current;
  // A tag from a post may be no topic.
  const shown = chosen === '' || topics.includes(chosen) ? topics : [...topics, chosen];
  return (
    <SelectForm ref={form} action={paths.allPosts} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={label}
        name="tag"
        autoComplete="off"
        placeholder={allTopics}
        options={shown.map((topic) => ({ value: topic, label: topic }))}
        value={chosen}
        onChange={({ target }) => navigator.push(taggedPath(target.value))}
      />
      <Submit>
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </Submit>
    </SelectForm>
  );
}
