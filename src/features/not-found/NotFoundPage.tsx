import { styled } from 'styled-components';
import { namedPages } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { notFoundStrings } from '../../strings/notFound.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Container, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Display2, Lead } from '../../ui/Text.tsx';
import { UnderlinedLink } from '../../ui/TextLink.tsx';
import { suggestPages } from './suggestPages.ts';

// Fills the window below the bar, so that the street stands on the footer.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  overflow: hidden;
  min-height: calc(100vh - var(--nav-height));
  background: linear-gradient(${color.limewash} 24%, ${color.litSoft});
`;

const Text = styled(Stack).attrs({ as: Container, $gap: 20, $justify: 'center' })`
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  /* Centered text would move while the HTML arrives. */
  align-content: start;
  padding-block: clamp(32px, 11vh, 128px) clamp(32px, 4vw, 56px);
  text-align: center;
  text-wrap: balance;
`;

const Street = styled.img`
  width: 100%;
  min-width: 1200px;
  height: auto;
`;

function Suggestions({ pathname }: { pathname: string }) {
  const pages = suggestPages(pathname, namedPages(useSite().navigation));
  if (pages.length === 0) return null;
  const question = notFoundStrings.suggestions(pages.length);
  return (
    <Stack as="nav" $gap={10} $justify="center" aria-label={question}>
      <p aria-hidden="true">{question}</p>
      <Cluster as="ul" $gap="8px 28px" $justify="center">
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
      <Page>
        <Text>
          <Display2>{title}</Display2>
          <Lead>{text}</Lead>
          <Cluster $gap="12px 28px" $justify="center">
            <ButtonLink to={paths.home}>{home}</ButtonLink>
            <UnderlinedLink to={paths.helpCenter}>{helpCenter}</UnderlinedLink>
          </Cluster>
          <Suggestions pathname={pathname} />
          <HelpSearchForm />
        </Text>
        <Street src="/street/empty-lot.svg" width="1440" height="300" alt="" />
      </Page>
    </>
  );
}
