import { useState } from 'react';
import { styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities';
import { webinarsCopy } from '../../copy/webinars';
import { color, radius } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { PaneSpinner } from '../../ui/PaneSpinner';
import { useVideoLoading } from './useVideoLoading';

const words = webinarsCopy.video;

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${color.duskPressed};

  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  padding: 16px;
  color: ${color.onDusk};
  font-weight: 540;
  text-align: center;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.duskPressed};
    opacity: 0.68;
  }
  > * {
    position: relative;
  }
  /* Nothing would ever take it away. */
  @media (scripting: none) {
    display: none;
  }
`;

// Grows past 16:9 where a narrow window has no room for the words.
const Failure = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 14px;
  min-height: 100%;
  padding: 24px 16px;
  border-radius: ${radius.control};
  background: ${color.duskPressed};
  color: ${color.onDusk2};
  text-align: center;

  strong {
    color: ${color.onDusk};
    font-size: 20px;
    font-weight: 600;
    line-height: 1.3;
  }
`;

const FailureFrame = styled.div`
  display: grid;
  min-height: min(42vw, 480px);
`;

function LoadingVideo({ video, onFailed }: { video: WebinarVideo; onFailed: () => void }) {
  const { isLoading, videoProps } = useVideoLoading(onFailed);
  return (
    <Screen>
      <video
        {...videoProps}
        src={video.video_url}
        poster={video.poster_url || video.cover_photo || undefined}
        aria-label={video.title}
        controls
        autoPlay
        playsInline
        preload="auto"
      >
        {video.captions_url && (
          <track
            kind="captions"
            src={video.captions_url}
            srcLang="en"
            label={words.captions}
            default
          />
        )}
      </video>
      {isLoading && (
        <Overlay role="status">
          <PaneSpinner size={32} />
          {words.loading}
        </Overlay>
      )}
    </Screen>
  );
}

/** A recording that is a file: plays by itself as soon as it can, says so when it can't. */
export function VideoPlayer({ video }: { video: WebinarVideo }) {
  const [hasFailed, setHasFailed] = useState(video.video_url === '');
  if (!hasFailed) return <LoadingVideo video={video} onFailed={() => setHasFailed(true)} />;
  return (
    <FailureFrame>
      <Failure role="alert">
        <strong>{words.failed.title}</strong>
        <p>{words.failed.text}</p>
        <Button variant="lit" onClick={() => setHasFailed(video.video_url === '')}>
          {words.failed.retry}
        </Button>
      </Failure>
    </FailureFrame>
  );
}
