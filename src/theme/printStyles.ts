/**
 * The text of a style element of the document's: what paper does without. A visitor's scripts need not carry it. What is
 * only of use on a screen says so by `data-screen-only`.
 */
export const printStyles = [
  // An article's 19 px become 11 pt.
  '@page{margin:16mm}html{font-size:12.5px}:root{--gutter:0px!important}',
  'body{padding:0!important;background:none!important}main{min-height:0!important}',
  'header:not(main *),footer:not(main *),#root>a,nav,[role=progressbar],[data-screen-only]{display:none!important}',
  // What waits to be revealed, and what is moved by scripts, is on paper all the same.
  '[style]{opacity:1!important;transform:none!important}',
  // A grid that goes on on the next sheet lays lines on each other.
  'div:has(h2[id]){display:block!important}section{padding-block:24px!important}',
  // A cover is a strip, without the ground of one that did not arrive.
  'article>span:has(>img){aspect-ratio:16/5!important}span:has(>img){background:none!important}',
  'h1,h2,h3,h4{break-after:avoid}figure,img,tr,pre,blockquote{break-inside:avoid}p{orphans:3;widows:3}',
].join('');
