import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WebinarVideo } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { snippet, stripTags } from '../../lib/html';
import { space } from '../../theme/tokens';
import { Wide, Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { RichText } from '../../ui/RichText';
import { Display3 } from '../../ui/Text';
import { BackLink } from './BackLink';
import { VideoStage } from './VideoStage';
import { useGetVideoQuery } from './webinarsApi';
import { WebinarRead } from './WebinarRead';

const words = webinarsCopy.video;

/** As much as search engines show. */
const META_CHARACTERS = 155;

const Head = styled(Wrap)`
  display: grid;
  justify-items: start;
  gap: 20px;
  padding-block: 36px;
`;

const Below = styled(Wrap)`
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
`;

function VideoDetails({ video }: { video: WebinarVideo }) {
  const { title, description } = video;
  return (
    <>
      <PageMeta
        title={title}
        description={snippet(stripTags(description), META_CHARACTERS) || words.description(title)}
        path={paths.video(video.slug || video.id)}
        image={video.cover_photo || undefined}
      />
      <Head>
        <BackLink to={paths.webinars}>
          <ArrowLeft size={18} strokeWidth={2} aria-hidden="true" />
          {words.back}
        </BackLink>
        <Display3>{title}</Display3>
      </Head>
      <Wide>
        <VideoStage video={video} />
      </Wide>
      <Below>
        <RichText html={description} />
      </Below>
    </>
  );
}

/** A recording (spec §2, Video page). */
export function VideoPage() {
  const { slug = '' } = useParams();
  return (
    <WebinarRead result={useGetVideoQuery(slug)} words={words}>
      {(video) => <VideoDetails video={video} />}
    </WebinarRead>
  );
}
