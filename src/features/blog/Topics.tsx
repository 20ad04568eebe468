import { use } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { onlyWithoutScripts } from '../../theme/mixins.ts';
import { media } from '../../theme/tokens.ts';
import { NavigatorContext } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip, ChipPane } from '../../ui/Chip.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { taggedPath } from './postPaths.ts';

const Row = styled.nav`
  ${media.belowLg} {
    display: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface TopicsProps {
  topics: readonly string[];
  /** '' for all. */
  current: string;
}

/** In windows that are wide enough; in others it is `TopicSelect`. */
export function TopicChips({ topics, current }: TopicsProps) {
  const isCurrent = (topic: string) => topic.toLowerCase() === current.toLowerCase();
  const { topic: title, allTopics } = blogStrings.allPosts;
  return (
    <Row aria-label={title}>
      <ul>
        <li>
          <Chip to={paths.allPosts} aria-current={current === '' ? 'page' : undefined}>
            {allTopics}
          </Chip>
        </li>
        {topics.map((topic) => (
          <li key={topic}>
            <Chip to={taggedPath(topic)} aria-current={isCurrent(topic) ? 'page' : undefined}>
              <ChipPane $hue={hueFor(topic)} />
              {topic}
            </Chip>
          </li>
        ))}
      </ul>
    </Row>
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

/** With the addresses of the chips. */
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
