const VIDEO_ID = /^[\w-]{6,20}$/;
const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID_FOLDERS: ReadonlySet<string | undefined> = new Set(['embed', 'shorts', 'live', 'v']);

const idPart = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!HOSTS.test(hostname)) return null;
  return ID_FOLDERS.has(first) ? second : searchParams.get('v');
};

/** The video id of any YouTube URL; '' for other URLs. */
export const youtubeId = (address: string): string => {
  try {
    const id = idPart(new URL(address));
    return id && VIDEO_ID.test(id) ? id : '';
  } catch {
    return '';
  }
};
