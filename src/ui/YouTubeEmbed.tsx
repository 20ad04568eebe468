import { Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { VIDEO_ORIGIN } from '../contract/htmlAllowList.ts';
import { commonStrings } from '../strings/common.ts';
import { iconBox } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

// Spans, because a paragraph may contain an embedded video.
const Stage = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${color.duskPressed};
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: end;
  gap: 16px;
  width: 100%;
  padding: 1rem 16px;
  background: ${color.dusk};
  color: ${color.onDusk};
  line-height: 1.35;

  &:hover {
    background: ${color.duskDeep};
  }
  &:focus-visible {
    outline-color: ${color.lit};
    outline-offset: -6px;
  }
`;

const Tile = styled.span`
  ${iconBox('56px')}
  border-radius: ${radius.control};
  background: ${color.lit};
  color: ${color.ink};
`;

const Words = styled.span`
  display: grid;
  align-content: center;
  min-height: 3.5rem;
  font-size: 1.0625rem;
  font-weight: 560;
`;

const Host = styled.span`
  color: ${color.onDusk2};
  font-size: 0.9375rem;
  font-weight: 450;
`;

interface YouTubeEmbedProps {
  videoId: string;
  title: string;
  start?: string | null;
}

const focusOnMount = (frame: HTMLIFrameElement | null) => frame?.focus();

export function YouTubePlayer(props: YouTubeEmbedProps & { autoplay?: boolean }) {
  const { videoId, title, start, autoplay = false } = props;
  const options = new URLSearchParams({
    ...(autoplay && { autoplay: '1' }),
    rel: '0',
    ...(start && { start }),
  });
  return (
    <Stage>
      <Frame
        ref={autoplay ? focusOnMount : undefined}
        src={`${VIDEO_ORIGIN}/embed/${encodeURIComponent(videoId)}?${options.toString()}`}
        title={title}
        // A frame in the server's markup would delay the page's scripts.
        loading={autoplay ? undefined : 'lazy'}
        // Without a referrer the host answers with an error.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    </Stage>
  );
}

/** Sends no request to YouTube before the visitor presses play. */
export function YouTubeEmbed(video: YouTubeEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <Stage>
        <PlayButton type="button" onClick={() => setIsPlaying(true)}>
          <Tile aria-hidden="true">
            <Play size={24} strokeWidth={1.75} />
          </Tile>
          <Words>
            {commonStrings.playVideo(video.title)}
            <Host>{commonStrings.videoHost}</Host>
          </Words>
        </PlayButton>
      </Stage>
    );
  }
  return <YouTubePlayer {...video} autoplay />;
}
