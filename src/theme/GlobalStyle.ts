import { createGlobalStyle } from 'styled-components';
import { ELEMENT_IDS, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { type } from './mixins.ts';
import { color, desktopQuery, font, media, radius, reveal, size } from './tokens.ts';

export const GlobalStyle = createGlobalStyle`
  :root {
    --gutter: 24px;
    --nav-height: ${size.navMobile};
    --focus: ${color.dusk};
    --text2: ${color.ink2};
    ${media.md} { --gutter: 40px; }
    ${media.lg} { --gutter: 48px; --nav-height: ${size.navDesktop}; }
    ${media.xl} { --gutter: 80px; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scroll-padding-top: max(${POST_HEADING_OFFSET}px, calc(var(--nav-height) + 1rem));
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  html:has(#${ELEMENT_IDS.mobileMenu}) { overflow: hidden; }

  body {
    margin: 0;
    padding-top: var(--nav-height);
    background: ${color.limewash};
    color: ${color.ink};
    font-family: ${font.sans};
    ${type.body}
    max-width: none;
    word-spacing: 0.04em;
    -webkit-font-smoothing: antialiased;
    text-rendering: geometricPrecision;
    overflow-x: clip;
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }
  h1, h2, h3, h4, h5, h6 { font: inherit; text-wrap: balance; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  picture, img, svg, video { display: block; max-width: 100%; }
  picture img { width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; word-spacing: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
  button:disabled { cursor: not-allowed; }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: ${radius.small};
  }
  :is(a, button, label:has(> input)):active { opacity: .72; }
  /* Focused by script after navigation: announced without a ring. */
  h1[tabindex='-1']:focus, main:focus, form:focus { outline: none; }

  ::selection { background: ${color.litSoft}; color: ${color.ink}; }

  /* Set by Reveal until the element is scrolled into view. An element with links or controls does not move. */
  @media screen and ${desktopQuery} and (prefers-reduced-motion: no-preference) {
    [data-reveal]:not(:focus-within) { opacity: 0; }
    [data-reveal]:not(:focus-within, :has(a, button, input)) {
      transform: translateY(${reveal.distance}px);
    }
  }
  ${media.reducedMotion} {
    /* The animation of a progress bar is the timer of its toast. */
    *:not(.Toastify__progress-bar), *::before, *::after {
      transition: none !important;
      animation: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** The print style sheet, outside the client bundle. `data-screen-only` hides an element on paper. */
export const printStyles = [
  // An article's 19 px become 11 pt.
  '@page{margin:16mm}html{font-size:12.5px}:root{--gutter:0px!important}',
  'body{padding:0!important;background:none!important}main{min-height:0!important}',
  'header:not(main *),footer:not(main *),#root>a,nav,[role=progressbar],[data-screen-only]{display:none!important}',
  'main *{max-width:100%!important}',
  // Shows elements that wait to be revealed or that scripts have moved.
  '[style]{opacity:1!important;transform:none!important}',
  // Lines of a grid that continues on the next page would overlap.
  'div:has(h2[id]){display:block!important}section{padding-block:24px!important}',
  // A cover becomes a strip, without background; a picture in the text is small.
  'article div>span:has(>img):not(header *){aspect-ratio:16/5!important}span:has(>img){background:none!important}',
  'p>span>img{width:auto;max-height:12rem}',
  'h1,h2,h3,h4{break-after:avoid}figure,img,tr,pre,blockquote{break-inside:avoid}p{orphans:3;widows:3}',
].join('');
