import { styled } from 'styled-components';
import { namedPages, type NavigationLink } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { editDistance } from '../../lib/editDistance.ts';
import { decodedPath } from '../../lib/urlPath.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { notFoundStrings } from '../../strings/notFound.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Cluster, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { UnderlinedLink } from '../../ui/TextLink.tsx';

const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
/** Words that begin with the same letters match: `price` and `pricing`. */
const STEM_LETTERS = 4;
const TYPOS_PER_LETTER = 0.25;

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const wordsOfPath = (pathname: string): string[] =>
  splitWords(decodedPath(pathname)).slice(0, MAX_WORDS);

const isSimilar = (typed: string, word: string): boolean =>
  (typed.length >= STEM_LETTERS && word.startsWith(typed.slice(0, STEM_LETTERS))) ||
  editDistance(typed, word) <= Math.floor(typed.length * TYPOS_PER_LETTER);

/** The pages whose path and label match the most words of a path, best first. */
export const suggestPages = (
  pathname: string,
  links: readonly NavigationLink[],
): NavigationLink[] => {
  const typed = wordsOfPath(pathname).filter(({ length }) => length > 2);
  return links
    .map((page) => {
      const words = new Set(splitWords(`${page.path} ${page.label}`));
      const hits = typed.filter((one) => [...words].some((word) => isSimilar(one, word))).length;
      // Of two pages with as many hits, the one with fewer words matches better.
      return { page, hits, score: hits - words.size / 100 };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
};

function Suggestions({ pathname }: { pathname: string }) {
  const pages = suggestPages(pathname, namedPages(useSite().navigation));
  if (pages.length === 0) return null;
  const question = notFoundStrings.suggestions(pages.length);
  return (
    <Stack as="nav" $gap={10} aria-label={question}>
      <p aria-hidden="true">{question}</p>
      <Cluster as="ul" $gap="8px 28px">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <UnderlinedLink to={path}>{label}</UnderlinedLink>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

const SearchForm = styled(Cluster)`
  width: min(100%, 548px);

  input {
    flex: 1 1 220px;
    min-width: 0;
    height: 3.5rem;
    padding: 0 18px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.white};
  }
`;

/** A native form, so it works without scripts. */
function HelpSearchForm() {
  const { label } = helpCenterStrings.search;
  return (
    <SearchForm as="form" $gap={12} action={paths.helpCenter} role="search">
      <input name="q" placeholder={label} aria-label={label} maxLength={200} required />
      <Button type="submit" variant="secondary">
        {notFoundStrings.search}
      </Button>
    </SearchForm>
  );
}

export function NotFoundPage() {
  const { title, text, home, help_center: helpCenter } = useTexts('not-found');
  const { pathname } = useAppSelector(selectLocation);
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink to={paths.home}>{home}</ButtonLink>
            <ButtonLink variant="outlined" to={paths.helpCenter}>
              {helpCenter}
            </ButtonLink>
          </>
        }
      >
        <Suggestions pathname={pathname} />
        <HelpSearchForm />
      </FullPageMessage>
    </>
  );
}
