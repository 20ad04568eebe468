/** Words on the pictures that stand for links: what kind of page it is. */
export const linkPictureStrings = {
  post: 'Blog',
  article: 'Help center',
  event: 'Live event',
  video: 'Video',
  feature: 'Feature',
  /** Said of the picture to those who don't see it. */
  alt: (title: string, brandName: string) => `${title}, on a card of ${brandName}`,
} as const;
