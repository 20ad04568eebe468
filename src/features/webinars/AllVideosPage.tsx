import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { pagedAddress, pageFromQuery } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { AllWebinarsFrame } from './AllWebinarsFrame.tsx';
import { videosPaged } from './videosSlice.ts';
import { useGetVideosQuery } from './webinarsApi.ts';
import { selectVideosView } from './webinarsSelectors.ts';

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
      words={webinarsStrings.allVideos}
      result={result}
      view={view}
      paged={videosPaged}
      addressOf={addressOf}
    />
  );
}
