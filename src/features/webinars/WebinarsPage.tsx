import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { FIRST_PAGE } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { WebinarPreview } from './WebinarPreview.tsx';
import { webinarsApi } from './webinarsApi.ts';
import { WebinarsHero } from './WebinarsHero.tsx';
import { selectEventsPreview, selectVideosPreview } from './webinarsSelectors.ts';

const words = webinarsStrings.home;

/** The webinars home: the next events and the latest videos. */
function WebinarsPage() {
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const videos = useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE);
  const firstEvents = useAppSelector(selectEventsPreview);
  const firstVideos = useAppSelector(selectVideosPreview);
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.description} path={paths.webinars} />
      <WebinarsHero />
      <WebinarPreview
        kind="event"
        words={words.events}
        result={events}
        webinars={firstEvents}
        to={paths.allEvents}
      />
      <WebinarPreview
        flush
        kind="video"
        words={words.videos}
        result={videos}
        webinars={firstVideos}
        to={paths.allVideos}
      />
      <ClosingBanner
        title={words.closing.title}
        text={words.closing.text}
        action={<SignUpButton variant="lit">{words.closing.action}</SignUpButton>}
      />
    </>
  );
}

export const webinarsPage: PageModule = { Page: WebinarsPage, api: webinarsApi };
