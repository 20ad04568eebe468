import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { ListPage, WebinarEvent, WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { commonStrings } from '../../strings/common.ts';
import { useTexts } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { cardFrame, hueColors } from '../../theme/mixins.ts';
import { color, media, radius, shadow } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { stretchedLink } from '../../ui/CardLink.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Container, Section, SectionHead, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2, H2, H4, Lead, Small, VisuallyHidden } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SessionHouse } from './SessionHouse.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useSessions, useUpcoming } from './useSessions.ts';
import { WebinarGrid } from './WebinarGrid.tsx';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.home;

const HeroPanel = styled(Split).attrs({ $ratio: '7:5', $gap: 0 })`
  ${hueColors('clay')}
  --text2: ${color.inkOnTint};
  overflow: hidden;
  margin-top: 16px;
  border-radius: ${radius.stage};
  background: var(--tint);

  ${media.lg} {
    min-height: 32.5rem;
  }
`;

const HeroText = styled(Stack).attrs({ $gap: 24, $justify: 'start' })`
  align-content: center;
  padding: clamp(40px, 3.2vw, 48px) clamp(24px, 5vw, 80px);
`;

const HeroPicture = styled.div`
  display: grid;
  overflow: hidden;
  background: var(--deep);

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Session = styled.article`
  position: relative;
  width: 100%;
  max-width: 34rem;
  display: grid;
  gap: 16px;
  padding: clamp(16px, 2vw, 24px);
  ${cardFrame}

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  /* On the smallest phones the time is on a separate line: whether it fits beside the day depends on the font. */
  ${media.belowXs} {
    time > span {
      display: block;
    }
  }
`;

// The button is the link of the whole card.
const SessionLink = styled(ButtonLink)`
  ${stretchedLink}
`;

function NextSession({ event }: { event: WebinarEvent }) {
  const texts = useTexts('webinars');
  const { slug, id, title, date, presented_by: presenter } = event;
  return (
    <Session>
      <Stack $gap={4}>
        <Small>{texts.next}</Small>
        <H4 as="h2">{title}</H4>
        {presenter && <Small>{commonStrings.presentedBy(presenter)}</Small>}
        <Small>
          <SessionTime date={date} />
        </Small>
      </Stack>
      <SessionLink fullWidth to={paths.event(slug || id)}>
        {texts.register}
      </SessionLink>
    </Session>
  );
}

/** `sessions`: the next one first. */
function Hero({ sessions }: { sessions: readonly WebinarEvent[] }) {
  const [next] = sessions;
  const { title, lead, see_events: seeEvents } = useTexts('webinars');
  return (
    <Wide>
      <HeroPanel>
        <HeroText>
          <Display2>{title}</Display2>
          <Lead>{lead}</Lead>
          {next && <NextSession event={next} />}
          <TextLink to={paths.allEvents}>{seeEvents}</TextLink>
        </HeroText>
        <HeroPicture>
          {next ? (
            <SessionHouse sessions={sessions} />
          ) : (
            <img
              src="/street/webinar-windows.svg"
              alt=""
              width={560}
              height={520}
              fetchPriority="high"
            />
          )}
        </HeroPicture>
      </HeroPanel>
    </Wide>
  );
}

const PREVIEWS = {
  events: { kind: 'event', path: paths.allEvents },
  videos: { kind: 'video', path: paths.allVideos },
} as const;

interface PreviewProps {
  list: keyof typeof PREVIEWS;
  query: ReadResult<ListPage<WebinarSummary>>;
  /** Of the query's answer, those to show. */
  webinars: readonly WebinarSummary[] | undefined;
}

function PreviewContent({ list, query, webinars }: PreviewProps) {
  const { loading, empty } = strings[list];
  const texts = useTexts('webinars')[list];
  if (query.isError) return <QueryError query={query} />;
  if (!webinars) return <SkeletonCards label={loading} />;
  if (webinars.length === 0) return <EmptyState title={empty} text={texts.empty} />;
  const first = webinars.slice(0, PREVIEW_COUNT);
  return <WebinarGrid kind={PREVIEWS[list].kind} webinars={first} headingLevel={3} />;
}

function Preview({ list, query, webinars }: PreviewProps) {
  const headingId = useId();
  const texts = useTexts('webinars');
  return (
    <Section $flush={list === 'videos'} aria-labelledby={headingId}>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{texts[list].title}</H2>
          <TextLink to={PREVIEWS[list].path}>
            <span>
              {texts.view_all}
              <VisuallyHidden>{` ${strings[list].viewAll}`}</VisuallyHidden>
            </span>
          </TextLink>
        </SectionHead>
        <PreviewContent list={list} query={query} webinars={webinars} />
      </Container>
    </Section>
  );
}

function WebinarsPage() {
  const { meta, closing } = useTexts('webinars');
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const videos = useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE);
  // The list of events ends with past ones.
  const upcoming = useUpcoming(events.data?.items);
  const sessions = useSessions(events.data?.items);
  return (
    <>
      <PageMeta {...meta} path={paths.webinars} />
      <Hero sessions={sessions.slice(0, PREVIEW_COUNT)} />
      <Preview list="events" query={events} webinars={events.data && upcoming} />
      <Preview list="videos" query={videos} webinars={videos.data?.items} />
      {closing && <ClosingBanner {...closing} />}
    </>
  );
}

export const webinarsPage: PageModule = { Page: WebinarsPage, api: webinarsApi };
