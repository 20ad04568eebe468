import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { useAppSelector } from '../../store/hooks';
import { NightStreet } from '../../ui/NightStreet';
import { PageMeta } from '../../ui/PageMeta';
import { SignUpButton } from '../../ui/SignUpButton';
import { WebinarPreview } from './WebinarPreview';
import { useGetEventsQuery, useGetVideosQuery } from './webinarsApi';
import { WebinarsHero } from './WebinarsHero';
import { selectEventsPreview, selectVideosPreview } from './webinarsSelectors';

const words = webinarsCopy.home;

/** The webinars home: the next events and the latest videos (spec §2, Webinars home). */
export function WebinarsPage() {
  const events = useGetEventsQuery();
  const videos = useGetVideosQuery();
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
      <NightStreet
        title={words.night.title}
        text={words.night.text}
        action={<SignUpButton variant="lit">{words.night.action}</SignUpButton>}
      />
    </>
  );
}
