import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarSummary, WebinarVideo } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { space } from '../../theme/tokens.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { AppLink, textLinkRisen, textLinkStyles } from '../../ui/AppLink.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Wide, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display3 } from '../../ui/Text.tsx';
import { ChapterList } from './ChapterList.tsx';
import { splitChapters } from './splitChapters.ts';
import { playFrom } from './VideoPlayer.tsx';
import { VideoStage } from './VideoStage.tsx';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { FIRST_PAGE } from '../../lib/paging.ts';
import { webinarsApi } from './webinarsApi.ts';
import { WebinarQuery } from './WebinarQuery.tsx';

/** A text link with its arrow before it: the way back. */
const BackLink = styled(AppLink)`
  ${textLinkStyles}

  &:hover {
    background-size: ${textLinkRisen};
  }
`;

const words = webinarsStrings.video;

const Head = styled(Wrap)`
  display: grid;
  justify-items: start;
  gap: 20px;
  padding-block: 36px;
`;

const Below = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 5vw, 5rem);
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
`;

/** The video after the current one in a list, or the first of the others. */
const videoAfter = (
  videos: readonly WebinarSummary[],
  { id }: WebinarVideo,
): WebinarSummary | undefined => {
  const position = videos.findIndex((video) => video.id === id);
  return videos[position + 1] ?? videos.find((video) => video.id !== id);
};

function NextVideo({ current }: { current: WebinarVideo }) {
  const { data } = useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE);
  const next = videoAfter(data?.items ?? [], current);
  return (
    <NextStep
      offer="demo"
      next={
        next && {
          label: nextStepStrings.video,
          title: next.title,
          to: paths.video(next.slug || next.id),
        }
      }
    />
  );
}

const After = styled.div`
  margin-top: 2rem;
`;

function VideoDetails({ video }: { video: WebinarVideo }) {
  const { title, description } = video;
  const film = useRef<HTMLVideoElement>(null);
  // A player of another house's takes no orders from here: its chapters stay words.
  const isFile = video.type !== 'youtube';
  const { before, chapters, after } = isFile
    ? splitChapters(description)
    : { before: description, chapters: [], after: '' };
  return (
    <>
      <PageMeta
        title={title}
        section={webinarsStrings.section}
        description={
          video.summary ||
          snippet(stripTags(description), DESCRIPTION_LENGTH.most - 1) ||
          words.description(title)
        }
        path={paths.video(video.slug || video.id)}
      />
      <HiddenRibbon hidden={video.hidden} />
      <Head>
        <BackLink to={paths.webinars}>
          <ArrowLeft size={18} strokeWidth={2} aria-hidden="true" />
          {words.back}
        </BackLink>
        <Display3>{title}</Display3>
      </Head>
      <Wide>
        <VideoStage video={video} film={film} />
      </Wide>
      <Below>
        <div>
          <RichText html={before} />
          {chapters.length > 0 && (
            <ChapterList
              chapters={chapters}
              film={video.video_url}
              onSeek={(at) => playFrom(film, at)}
            />
          )}
          {after.trim() !== '' && (
            <After>
              <RichText html={after} />
            </After>
          )}
        </div>
        <NextVideo current={video} />
      </Below>
    </>
  );
}

/** A recording. */
export function VideoPage() {
  const slug = useRouteParam('slug');
  return (
    <WebinarQuery result={useReadOnce(webinarsApi.endpoints.getVideo, slug)} words={words}>
      {(video) => <VideoDetails video={video} />}
    </WebinarQuery>
  );
}

export const videoPage: PageModule = { Page: VideoPage, api: webinarsApi };
