import { styled } from 'styled-components';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { notFoundStrings } from '../../strings/notFound.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { textLinkStyles } from '../../ui/textLinkStyles.ts';
import { nearestPages, wordsOfPath, type NearPage } from './nearestPages.ts';

const Near = styled.nav`
  display: grid;
  gap: 10px;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
  }
`;

const NearLink = styled(AppLink)`
  ${textLinkStyles}
`;

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
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

/** Pages that the address may have meant. */
function NearestPages({ pages }: { pages: readonly NearPage[] }) {
  return (
    <Near aria-label={notFoundStrings.nearest}>
      <p aria-hidden="true">{notFoundStrings.nearest}</p>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NearLink to={path}>{label}</NearLink>
          </li>
        ))}
      </ul>
    </Near>
  );
}

/** Asks the help center for the words of the address, or others. A form as browsers send it: it needs no scripts. */
function HelpSearchForm({ pathname }: { pathname: string }) {
  const { label, placeholder } = helpCenterStrings.search;
  return (
    <Search action={paths.helpCenter} role="search">
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
    </Search>
  );
}

/** Every address that is not in the route table (spec §2); the server answers it with 404. */
export function NotFoundPage() {
  const { goHome, helpCenter, text, title } = notFoundStrings;
  const { pathname } = useAppSelector(selectLocation);
  const near = nearestPages(pathname);
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
        {near.length > 0 && <NearestPages pages={near} />}
        <HelpSearchForm pathname={pathname} />
      </FullPageMessage>
    </>
  );
}
