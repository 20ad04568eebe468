import type { Element, Properties } from 'hast';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import { isExternal, safeSource } from '../../lib/safeUrl.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { richText } from '../../strings/richText.ts';
import { textProperty } from './textProperty.ts';

/** Where a player finds what it plays. */
export const playedAddress = (element: Element): string => {
  const source = element.children.find(
    (node) => node.type === 'element' && node.tagName === 'source',
  ) as Element | undefined;
  return (
    textProperty(element, 'src') ||
    textProperty(element, 'data') ||
    // `oembed` of CKEditor.
    textProperty(element, 'url') ||
    (source ? textProperty(source, 'src') : '')
  );
};

/** The text of the link that replaces a player. */
export const playerName = (element: Element, href: string): string => {
  const { tagName } = element;
  const title = textProperty(element, 'title');
  if (title) return title;
  if (tagName === 'video') return richText.watchVideo;
  if (tagName === 'audio') return richText.listen;
  return (tagName === 'iframe' || tagName === 'oembed') && isExternal(href)
    ? richText.openPage(new URL(href).hostname)
    : richText.openFile;
};

/** Replaces the address of a YouTube video by the player's; of its parameters only the start remains. */
export const youtubePlayer = (element: Element): Element | undefined => {
  const { tagName } = element;
  if (tagName !== 'iframe' && tagName !== 'oembed') return undefined;
  const address = safeSource(playedAddress(element));
  const id = youtubeId(address);
  if (id === '') return undefined;
  const { searchParams } = new URL(address);
  const start = /^\d{1,6}(?=s?$)/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '');
  const properties: Properties = {
    src: `${VIDEO_ORIGIN}/embed/${id}${start ? `?start=${start[0]}` : ''}`,
    title: textProperty(element, 'title') || richText.video,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullScreen: true,
  };
  return { ...element, tagName: 'iframe', properties, children: [] };
};
