/** Words that the site adds to the HTML of documents. */
export const richText = {
  video: 'Video',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
  watchVideo: 'Watch the video',
  listen: 'Listen to the recording',
  openPage: (host: string) => `Open the page at ${host}`,
  openFile: 'Open the file',
} as const;
