import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarVideo } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { youtubeId } from '../../lib/text.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { type } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { AppLink, textLinkStyles } from '../../ui/AppLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display3, H3 } from '../../ui/Text.tsx';
import { YouTubePlayer } from '../../ui/YouTubeEmbed.tsx';
import { type Chapter, splitChapters } from './splitChapters.ts';
import { Presenter } from './Presenter.tsx';
import { playFrom, VideoPlayer } from './VideoPlayer.tsx';
import { chapterChosen, selectChapter } from './videoSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.video;

const List = styled.ol`
  margin-top: 0.75rem;
  border-top: 1px solid ${color.line2};

  > li {
    border-bottom: 1px solid ${color.line2};
  }
`;

const Row = styled.button`
  display: flex;
  gap: 16px;
  width: calc(100% + 24px);
  min-height: 3.25rem;
  margin-inline: -12px;
  padding: 0.75rem 12px;
  border-radius: ${radius.small};
  font-weight: 500;
  letter-spacing: 0;
  line-height: 1.5rem;

  &:hover,
  &[aria-current] {
    background: ${color.plaster};
  }
`;

const Time = styled.span`
  flex: none;
  min-width: 3.5ch;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

interface ChapterListProps {
  chapters: readonly Chapter[];
  film: string;
  /** In seconds. */
  onSeek: (at: number) => void;
}

export function ChapterList({ chapters, film, onSeek }: ChapterListProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectChapter);
  const hasScripts = useHydrated();
  const handleChoice = (at: number) => {
    dispatch(chapterChosen(at));
    onSeek(at);
  };
  return (
    <List>
      {chapters.map(({ at, time, title }) => {
        const content = (
          <>
            <Time>{time}</Time> {title}
          </>
        );
        return (
          <li key={at}>
            {hasScripts ? (
              <Row
                type="button"
                aria-current={at === current || undefined}
                onClick={() => handleChoice(at)}
              >
                {content}
              </Row>
            ) : (
              <Row as="a" href={`${film}#t=${at}`}>
                {content}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
}

const BackLink = styled(AppLink)`
  ${textLinkStyles}
`;

const Head = styled(Stack).attrs({ as: Container, $gap: 20, $justify: 'start' })`
  padding-block: 28px;
`;

const NextLink = styled(AppLink)`
  display: grid;
  gap: 16px;
  max-width: 26rem;
  ${type.h4}

  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const pathOf = ({ slug, id }: WebinarVideo) => paths.video(slug || id);

function NextVideo({ current }: { current: WebinarVideo }) {
  const { data } = useReadOnce(webinarsApi.endpoints.getVideosPage, FIRST_PAGE);
  const videos = data?.items ?? [];
  const position = videos.findIndex(({ id }) => id === current.id);
  const next = videos[position + 1] ?? videos.find(({ id }) => id !== current.id);
  if (!next) return null;
  return (
    <Stack $gap={16} data-screen-only>
      <H3 as="h2">{nextStepStrings.video}</H3>
      <NextLink to={pathOf(next)}>
        <CoverImage src={next.cover_photo} />
        {next.title}
      </NextLink>
    </Stack>
  );
}

// In wide windows the chapters and the next video form the right column.
const Layout = styled(Split)`
  ${media.lg} {
    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(3) {
      grid-area: 3 / 1;
    }
    > :nth-child(4) {
      grid-area: 2 / 2 / span 2;
    }
  }
`;

const Stage = styled.div`
  --focus: ${color.lit};
  overflow: hidden;
  padding-bottom: ${size.sill};
  border-radius: ${radius.stage};
  /* Not behind the upper corners, where a dark edge would show around the picture. */
  background:
    linear-gradient(${color.lit}, ${color.lit}) bottom / 100% ${size.sill} no-repeat,
    linear-gradient(${color.dusk}, ${color.dusk}) bottom / 100% calc(100% - ${radius.stage})
      no-repeat;

  ${media.belowLg} {
    margin-inline: -12px;
  }
`;

function VideoDetails({ video }: { video: WebinarVideo }) {
  const { title, description } = video;
  const film = useRef<HTMLVideoElement>(null);
  // The chapters of a YouTube video stay text: its player cannot be controlled from here.
  const isFile = video.type !== 'youtube';
  const videoId = isFile ? '' : youtubeId(video.video_url);
  const { before, heading, chapters, after } = isFile
    ? splitChapters(description)
    : { before: description, heading: '', chapters: [], after: '' };
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
        <Presenter {...video} />
      </Head>
      <Layout as={Container} $ratio="8:4" $gap={40} $columnGap={64} $align="start">
        {/* Takes the focus of a button that the player replaces. */}
        <Stage role="group" aria-label={title} tabIndex={-1}>
          {videoId ? (
            <YouTubePlayer videoId={videoId} title={title} />
          ) : (
            <VideoPlayer video={video} film={film} />
          )}
        </Stage>
        <div>
          {heading && <H3 as="h2">{heading}</H3>}
          {chapters.length > 0 && (
            <ChapterList
              chapters={chapters}
              film={video.video_url}
              onSeek={(at) => playFrom(film, at)}
            />
          )}
        </div>
        <RichText html={before + after} />
        <NextVideo current={video} />
      </Layout>
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
