import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarVideo } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { playTime } from '../../lib/playTime.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Section, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display3, H4, Small } from '../../ui/Text.tsx';
import { textLinkStyles, UnderlinedLink } from '../../ui/TextLink.tsx';
import { YouTubePlayer } from '../../ui/YouTubeEmbed.tsx';
import { playFrom } from './film.ts';
import { Presenter } from './Presenter.tsx';
import { splitChapters } from './splitChapters.ts';
import { TimedList } from './TimedList.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { positionReached, selectCues, selectPosition } from './videoSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.video;

const BackLink = styled(AppLink)`
  ${textLinkStyles}
`;

const Head = styled(Stack).attrs({ as: Container, $gap: 20, $justify: 'start' })`
  padding-block: 28px;
`;

const Next = styled.div`
  margin-top: auto;
  padding-top: 1.75rem;
  text-wrap: balance;
`;

const NextLabel = styled(Small).attrs({ as: 'h2' })`
  margin-bottom: 6px;
  color: var(--text2);
`;

/** The line is as wide as the words. */
const NextLink = styled(UnderlinedLink)`
  display: inline;
`;

const pathOf = ({ slug, id }: WebinarVideo) => paths.video(slug || id);

function NextVideo({ current }: { current: WebinarVideo }) {
  const { data } = useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE);
  const videos = data?.items ?? [];
  const position = videos.findIndex(({ id }) => id === current.id);
  const next = videos[position + 1] ?? videos.find(({ id }) => id !== current.id);
  if (!next) return null;
  return (
    <Next data-screen-only>
      <NextLabel>{nextStepStrings.video}</NextLabel>
      <NextLink to={pathOf(next)}>{next.title}</NextLink>
    </Next>
  );
}

const Stage = styled.div`
  ${darkGround}
  overflow: hidden;
  padding-bottom: ${size.sill};
  border-radius: ${radius.stage};
  /* Not behind the upper corners, where a dark edge would show around the picture. */
  background:
    linear-gradient(${color.lit}, ${color.lit}) bottom / 100% ${size.sill} no-repeat,
    linear-gradient(${color.dusk}, ${color.dusk}) bottom / 100% calc(100% - ${radius.stage})
      no-repeat;

  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

const Screening = styled.div`
  min-width: 0;

  &:fullscreen {
    display: flex;
    flex-direction: column;
    background: ${color.dusk};
  }
`;

const Side = styled.div`
  --rule: ${color.duskLine};
  display: flex;
  flex-direction: column;
  padding: 1.625rem 1.75rem 2.25rem;
  background: ${color.dusk};
  border-top: 1px solid ${color.duskLine};

  ${media.lg} {
    border-top: 0;
    border-left: 1px solid ${color.duskLine};
  }
`;

const Below = styled(Split).attrs({ $ratio: '7:5', $gap: 40, $columnGap: 64, $align: 'start' })`
  padding-top: clamp(2.25rem, 4.4vw, 4rem);
`;

/** Alone where the film has no transcript. */
const About = styled(Stack).attrs({ $gap: 20 })`
  &:only-child {
    max-width: ${size.text};
  }
`;

const Lines = styled.section`
  --row: ${color.litWash};
  --row-radius: ${radius.small};
  --bar: none;
  --beside: transparent;
`;

interface TranscriptProps {
  fileUrl: string;
  /** In seconds. */
  onPlayFrom: (at: number) => void;
}

/** The film's captions, each a way to its place. */
function Transcript({ fileUrl, onPlayFrom }: TranscriptProps) {
  const cues = useAppSelector(selectCues);
  const position = useAppSelector(selectPosition);
  if (cues.length === 0) return null;
  const moments = cues.map(({ start, text }) => ({
    at: start,
    time: playTime(start),
    title: text,
  }));
  return (
    <Lines aria-label={strings.transcript}>
      <H4 as="h2">{strings.transcript}</H4>
      <TimedList moments={moments} position={position} fileUrl={fileUrl} onPlayFrom={onPlayFrom} />
    </Lines>
  );
}

function VideoDetails({ video }: { video: WebinarVideo }) {
  const { title, description } = video;
  const dispatch = useAppDispatch();
  const position = useAppSelector(selectPosition);
  const film = useRef<HTMLVideoElement>(null);
  // The chapters of a YouTube video stay text: its player cannot be controlled from here.
  const isFile = video.type !== 'youtube';
  const videoId = isFile ? '' : youtubeId(video.video_url);
  const { before, heading, chapters, after } = isFile
    ? splitChapters(description)
    : { before: description, heading: '', chapters: [], after: '' };
  const handlePlayFrom = (at: number) => {
    dispatch(positionReached(at));
    if (film.current) playFrom(film.current, at);
  };
  return (
    <>
      <PageMeta
        title={title}
        section={webinarsStrings.section}
        description={
          video.summary ||
          snippet(stripTags(description), DESCRIPTION_LENGTH.most - 1) ||
          strings.description(title)
        }
        path={pathOf(video)}
      />
      <HiddenRibbon hidden={video.hidden} />
      <Head>
        <BackLink to={paths.webinars}>
          <ArrowLeft size={18} strokeWidth={2} aria-hidden="true" />
          {strings.back}
        </BackLink>
        <Display3>{title}</Display3>
      </Head>
      <Wide>
        <Stage>
          {/* Takes the focus of a button that the player replaces. */}
          <Screening role="group" aria-label={title} tabIndex={-1} data-film>
            {/* A YouTube address without an id is tried as a file: if it is none, the player says that it failed. */}
            {videoId ? (
              <YouTubePlayer videoId={videoId} title={title} />
            ) : (
              <VideoPlayer video={video} chapters={chapters} film={film} />
            )}
          </Screening>
          <Side>
            {chapters.length > 0 && (
              <>
                <H4 as="h2">{heading || strings.chapters}</H4>
                <TimedList
                  moments={chapters}
                  position={position}
                  fileUrl={video.video_url}
                  onPlayFrom={handlePlayFrom}
                />
              </>
            )}
            <NextVideo current={video} />
          </Side>
        </Stage>
      </Wide>
      <Below as={Container}>
        <Transcript fileUrl={video.video_url} onPlayFrom={handlePlayFrom} />
        <About>
          <Presenter {...video} />
          <RichText html={before + after} />
        </About>
      </Below>
      <Section as={Container}>
        <NextStep offer="demo" />
      </Section>
    </>
  );
}

export function VideoPage() {
  const { slug = '' } = useParams();
  return (
    <QueryPage
      query={useReadOnce(webinarsApi.endpoints.getVideo, slug)}
      title={strings.loadingPage}
      loading={strings.loading}
      missing={strings.notFound}
      actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
    >
      {(video) => <VideoDetails video={video} />}
    </QueryPage>
  );
}

export const videoPage: PageModule = { Page: VideoPage, api: webinarsApi };
