const VIDEO_ID = /^[\w-]{6,20}$/;
const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

const videoId = ({ hostname, pathname, searchParams }: URL): string => {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname.endsWith('youtu.be')) return first;
  if (first === 'watch') return searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
};

/**
 * The embed address, at the host that sets no cookies, of any YouTube address; '' for everything else.
 * Only the second to start at is kept of the rest.
 */
export const youtubeEmbed = (address: string): string => {
  const url = URL.parse(address, 'https://nowhere.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return '';
  const id = videoId(url);
  if (!VIDEO_ID.test(id)) return '';
  const start = /^(\d{1,6})s?$/.exec(
    url.searchParams.get('start') ?? url.searchParams.get('t') ?? '',
  );
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start[1]}` : ''}`;
};
