import { styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities.ts';
import { youtubeId } from '../../lib/text.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { YouTubePlayer } from '../../ui/YouTubeEmbed.tsx';
import { VideoPlayer, type FilmRef } from './VideoPlayer.tsx';

const Stage = styled.div`
  --focus: ${color.lit};
  position: relative;
  overflow: hidden;
  padding: clamp(12px, 3vw, 40px) clamp(12px, 8vw, 112px) clamp(22px, 4vw, 50px);
  border-radius: ${radius.stage};
  background: ${color.dusk};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${size.sill};
    background: ${color.lit};
  }
`;

/** The recording on a dusk stage with a lit sill: a YouTube video or a file. */
export function VideoStage({ video, film }: { video: WebinarVideo; film: FilmRef }) {
  const videoId = video.type === 'youtube' ? youtubeId(video.video_url) : '';
  return (
    <Stage>
      {videoId ? (
        <YouTubePlayer videoId={videoId} title={video.title} />
      ) : (
        <VideoPlayer video={video} film={film} />
      )}
    </Stage>
  );
}
