import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { pagedAddress, pageFromQuery } from '../../lib/paging';
import { useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/services';
import { AllWebinarsFrame } from './AllWebinarsFrame';
import { videosPaged } from './videosSlice';
import { useGetVideosQuery } from './webinarsApi';
import { selectVideosView } from './webinarsSelectors';

const addressOf = pagedAddress(paths.allVideos);

/** `?page=2` opens the second page. */
export const allVideosEntered =
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(videosPaged.pageOpened({ page: pageFromQuery(search.get('page')) }));
  };

/** Every video, six on a page (spec §2, All events and all videos). */
export function AllVideosPage() {
  const result = useGetVideosQuery();
  const view = useAppSelector(selectVideosView);
  return (
    <AllWebinarsFrame
      kind="video"
      words={webinarsCopy.allVideos}
      result={result}
      view={view}
      paged={videosPaged}
      addressOf={addressOf}
    />
  );
}
