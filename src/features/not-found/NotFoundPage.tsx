import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { notFoundStrings } from '../../strings/common.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink, textLinkStyles } from '../../ui/AppLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Cluster, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { suggestPages, wordsOfPath } from './suggestPages.ts';

const SuggestionLink = styled(AppLink)`
  ${textLinkStyles}
`;

function Suggestions({ pathname }: { pathname: string }) {
  const pages = suggestPages(pathname);
  if (pages.length === 0) return null;
  return (
    <Stack as="nav" $gap={10} aria-label={notFoundStrings.suggestions}>
      <p aria-hidden="true">{notFoundStrings.suggestions}</p>
      <Cluster as="ul" $gap="8px 28px">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <SuggestionLink to={path}>{label}</SuggestionLink>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

const SearchForm = styled(Cluster)`
  width: min(100%, 540px);

  input {
    flex: 1 1 220px;
    min-width: 0;
    height: 3.5rem;
    padding: 0 18px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.white};
    color: ${color.ink};
  }
`;

/** Searches the help center for the words of the path. A native form, so it works without scripts. */
function HelpSearchForm({ pathname }: { pathname: string }) {
  const { label, placeholder } = helpCenterStrings.search;
  return (
    <SearchForm as="form" $gap={12} action={paths.helpCenter} role="search">
      <input
        key={pathname}
        type="search"
        name="q"
        defaultValue={wordsOfPath(pathname).join(' ')}
        placeholder={placeholder}
        aria-label={label}
        maxLength={200}
        required
      />
      <Button type="submit" variant="secondary">
        {notFoundStrings.search}
      </Button>
    </SearchForm>
  );
}

export function NotFoundPage() {
  const { goHome, helpCenter, text, title } = notFoundStrings;
  const { pathname } = useAppSelector(selectLocation);
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink to={paths.home}>{goHome}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.helpCenter}>
              {helpCenter}
            </ButtonLink>
          </>
        }
      >
        <Suggestions pathname={pathname} />
        <HelpSearchForm pathname={pathname} />
      </FullPageMessage>
    </>
  );
}
