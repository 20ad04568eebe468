import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { ListPage, WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Container, Section, SectionHead, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2, H2, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { WebinarGrid } from './WebinarGrid.tsx';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.home;

const HeroPanel = styled(Split).attrs({ $ratio: '7:5', $gap: 0 })`
  ${hueColors('clay')}
  --text2: ${color.inkOnTint};
  overflow: hidden;
  margin-top: 24px;
  border-radius: ${radius.stage};
  background: var(--tint);

  ${media.lg} {
    min-height: 32.5rem;
  }
`;

const HeroText = styled(Stack).attrs({ $gap: 24, $justify: 'start' })`
  align-content: center;
  padding: clamp(40px, 6vw, 88px) clamp(24px, 5vw, 80px);
`;

const HeroPicture = styled.div`
  position: relative;
  aspect-ratio: 560 / 520;
  background: var(--deep);

  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.md} {
    aspect-ratio: auto;
    min-height: 26.25rem;
  }
`;

function Hero() {
  return (
    <Wide>
      <HeroPanel>
        <HeroText>
          <Display2>{strings.title}</Display2>
          <Lead>{strings.lead}</Lead>
          <ButtonLink to={paths.allEvents}>{strings.seeEvents}</ButtonLink>
        </HeroText>
        <HeroPicture>
          <img
            src="/street/webinar-windows.svg"
            alt=""
            width={560}
            height={520}
            fetchPriority="high"
          />
        </HeroPicture>
      </HeroPanel>
    </Wide>
  );
}

interface PreviewProps {
  kind: 'event' | 'video';
  query: ReadResult<ListPage<WebinarSummary>>;
}

function PreviewContent({ kind, query }: PreviewProps) {
  const { loading, empty, emptyText } = strings[`${kind}s`];
  if (query.isError) return <QueryError onTryAgain={query.refetch} />;
  if (!query.data) return <SkeletonCards label={loading} />;
  const webinars = query.data.items.slice(0, PREVIEW_COUNT);
  if (webinars.length === 0) return <EmptyState title={empty} text={emptyText} />;
  return <WebinarGrid kind={kind} webinars={webinars} headingLevel={3} />;
}

function Preview({ kind, query }: PreviewProps) {
  const headingId = useId();
  const { title, viewAll } = strings[`${kind}s`];
  return (
    <Section $flush={kind === 'video'} aria-labelledby={headingId}>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          <TextLink to={kind === 'event' ? paths.allEvents : paths.allVideos}>
            <span>
              {strings.viewAll}
              <VisuallyHidden> {viewAll}</VisuallyHidden>
            </span>
          </TextLink>
        </SectionHead>
        <PreviewContent kind={kind} query={query} />
      </Container>
    </Section>
  );
}

function WebinarsPage() {
  return (
    <>
      <PageMeta title={strings.metaTitle} description={strings.description} path={paths.webinars} />
      <Hero />
      <Preview kind="event" query={useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE)} />
      <Preview kind="video" query={useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE)} />
      <ClosingBanner {...strings.closing} />
    </>
  );
}

export const webinarsPage: PageModule = { Page: WebinarsPage, api: webinarsApi };
