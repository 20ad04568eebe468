import { styled } from 'styled-components';
import { namedPages } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
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
import { suggestPages } from './suggestPages.ts';

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
