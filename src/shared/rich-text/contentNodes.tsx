import parse, {
  attributesToProps,
  domToReact,
  Element,
  type DOMNode,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { readPicture } from '../../contract/pictures.ts';
import type { SafeHtml } from '../../contract/entities.ts';
import { contentElements, MAX_DEPTH, TRUSTED_TYPES } from '../../contract/htmlAllowList.ts';
import { stripTags } from '../../lib/html.ts';
import { youtubeId } from '../../lib/text.ts';
import { controls } from '../../strings/common.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { StandIn } from '../../ui/CoverImage.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { YouTubeEmbed } from '../../ui/YouTubeEmbed.tsx';
import { linkTarget } from './linkTarget.ts';

type TrustedTypePolicy = NonNullable<HTMLReactParserOptions['trustedTypePolicy']>;

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => TrustedTypePolicy;
}

/** Lets content be parsed, in a detached template only, where the browser enforces Trusted Types. */
const createPolicy = (): TrustedTypePolicy | undefined => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy(TRUSTED_TYPES.richText, { createHTML: (html) => html });
  } catch {
    // The security policy does not list it. A policy that enforces Trusted Types has to.
    return undefined;
  }
};

const trustedTypePolicy = createPolicy();

/** React's nodes for the HTML of content: elements of the allow-list, some of them as components of ours. */
export const contentNodes = (html: SafeHtml): ReactNode => {
  try {
    return parse(html, replacing());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested too deep even for the parser: the words are worth more than nothing.
    return stripTags(html);
  }
};

const replacing = (): HTMLReactParserOptions => {
  let tables = 0;
  const options: HTMLReactParserOptions = { trustedTypePolicy, replace };
  const wordsOf = (node: Element): ReactNode => domToReact(node.children as DOMNode[], options);

  // What this returns stands in the node's place; without an answer the parser goes on with the node as it is by then.
  function replace(node: DOMNode) {
    if (!(node instanceof Element)) return undefined;
    if (node.type !== 'tag') return <></>;
    if (depthOf(node) > MAX_DEPTH) return <>{textOf(node)}</>;
    const attributes = allowedAttributes(node);
    if (!attributes) return <>{wordsOf(node)}</>;
    node.attribs = attributes;

    switch (node.name) {
      case 'a':
        return <ContentLink {...attributesToProps(attributes)}>{wordsOf(node)}</ContentLink>;
      case 'img':
        if (!attributes.src) return <></>;
        return contentImage({ alt: '', ...attributesToProps(attributes) }, attributes.src);
      case 'iframe':
        return <ContentVideo src={attributes.src} title={attributes.title} />;
      case 'input':
        return attributes.type ? <TaskMark isDone={attributes.checked !== undefined} /> : <></>;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        if (!textOf(node).trim()) return <>{wordsOf(node)}</>;
        // A page has one level-1 heading, and it is not within its content (contract).
        if (node.name === 'h1') node.name = 'h2';
        attributes.tabindex = '-1';
        return undefined;
      case 'pre':
        // Lines of code are not broken. They may scroll sideways, so the keyboard has to reach them.
        attributes.tabindex = '0';
        return undefined;
      case 'blockquote':
        if (!isNote(node)) return undefined;
        return (
          <div {...attributesToProps(attributes)} role="note">
            {wordsOf(node)}
          </div>
        );
      case 'table': {
        const caption = node.children.find((child) => isElement(child, 'caption'));
        const name = (caption && textOf(caption).trim()) || controls.table(tables + 1);
        tables += 1;
        // It may scroll sideways, so the keyboard has to reach it.
        const region = { role: 'region', 'aria-label': name, tabIndex: 0 };
        return (
          <div {...region}>
            <table {...attributesToProps(attributes)}>{wordsOf(node)}</table>
          </div>
        );
      }
      default:
        return undefined;
    }
  }
  return options;
};

const TEXT_SIZES = 'auto, (min-width: 64rem) 46rem, 94vw';

const PictureFrame = styled.span`
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  width: fit-content;
  max-width: 100%;
  border-radius: ${radius.control};

  > ${StandIn} {
    width: 100%;
    height: 100%;
  }
`;

const contentImage = (attributes: ComponentProps<'img'>, address: string): ReactElement => {
  const { standIn, ...source } = readPicture(address);
  const image = (
    // eslint-disable-next-line jsx-a11y/alt-text -- its author's; the check asks for one
    <img
      {...attributes}
      sizes={source.srcSet && TEXT_SIZES}
      {...source}
      loading="lazy"
      decoding="async"
    />
  );
  return standIn ? (
    <PictureFrame>
      <StandIn src={standIn} alt="" aria-hidden="true" />
      {image}
    </PictureFrame>
  ) : (
    image
  );
};

type Child = Element['children'][number];

const isElement = (node: Child | undefined, name: string): node is Element =>
  node instanceof Element && node.name === name;

const depthOf = (node: Element): number => {
  let depth = 1;
  for (let at = node.parent; at; at = at.parent) depth += 1;
  return depth;
};

/** The words of a node, however deep. */
const textOf = (node: Child): string => {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' && 'data' in node ? node.data : '';
};

/**
 * What the allow-list leaves of an element's attributes; nothing for an element that it does not name. The gateway has
 * applied the same list: this is for content that got past it.
 */
const allowedAttributes = ({ name, attribs }: Element): Record<string, string> | undefined => {
  const rules = contentElements.get(name);
  return (
    rules &&
    Object.fromEntries(
      Object.entries(attribs).filter(([attribute, value]) => {
        const rule = Object.hasOwn(rules, attribute) && rules[attribute];
        return rule instanceof RegExp ? rule.test(value) : Boolean(rule);
      }),
    )
  );
};

/** A quotation that begins with bold words is a note to the reader. */
const isNote = (quotation: Element): boolean => {
  const paragraph = firstChild(quotation);
  return isElement(paragraph, 'p') && isElement(firstChild(paragraph), 'strong');
};

const firstChild = ({ children }: Element): Child | undefined =>
  children.find((child) => child.type !== 'text' || textOf(child).trim() !== '');

/** Followed without reloading where it leads inside the site; words alone where it leads nowhere. */
function ContentLink({ href, rel, children, ...props }: ComponentProps<'a'>) {
  const { siteUrl } = useSite();
  const target = linkTarget(href, siteUrl);
  if (!target) return children;
  if (target.kind === 'page') {
    return (
      <AppLink {...props} to={target.path}>
        {children}
      </AppLink>
    );
  }
  return (
    <a {...props} href={target.href} rel={target.kind === 'away' ? 'noopener' : rel}>
      {children}
    </a>
  );
}

function ContentVideo({ src = '', title = '' }: { src?: string; title?: string }) {
  const videoId = youtubeId(src);
  if (!videoId) return null;
  const start = new URL(src).searchParams.get('start');
  return <YouTubeEmbed videoId={videoId} title={title || controls.embeddedVideo} start={start} />;
}

const TaskPane = styled.span<{ $isDone: boolean }>`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-inline-end: 10px;
  border-radius: ${radius.pane};
  background: ${({ $isDone }) => ($isDone ? color.lit : color.line2)};
`;

function TaskMark({ isDone }: { isDone: boolean }) {
  return (
    <TaskPane $isDone={isDone} data-task>
      <VisuallyHidden>{isDone ? controls.taskDone : controls.taskOpen}</VisuallyHidden>
    </TaskPane>
  );
}
