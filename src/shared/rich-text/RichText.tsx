import parse, {
  attributesToProps,
  domToReact,
  Element,
  type DOMNode,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import { useMemo, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { css, styled } from 'styled-components';
import type { SafeHtml } from '../../contract/entities.ts';
import { TRUSTED_TYPES } from '../../contract/htmlAllowList.ts';
import { readPicture } from '../../contract/pictures.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { commonStrings } from '../../strings/common.ts';
import { fontFiles } from '../../theme/fonts.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { StandIn } from '../../ui/CoverImage.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { YouTubeEmbed } from '../../ui/YouTubeEmbed.tsx';
import { richTextStyles, standfirstStyles } from './richTextStyles.ts';
import { stepStyles } from './stepStyles.ts';

type TrustedTypePolicy = NonNullable<HTMLReactParserOptions['trustedTypePolicy']>;

interface PolicyFactory {
  createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy;
}

/** Under Trusted Types the parser throws without a policy. It parses in a detached template only. */
const createPolicy = (): TrustedTypePolicy | undefined => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy(TRUSTED_TYPES.richText, { createHTML: (html) => html });
  } catch {
    // The content security policy does not name `rich-text`, so it does not enforce Trusted Types either.
    return undefined;
  }
};

const trustedTypePolicy = createPolicy();

/** Replaces a table by a drawing of its rows, the head first, that may contain the table. */
export type DrawTable = (rows: string[][], table: ReactElement) => ReactElement | undefined;

function Video({
  src = '',
  title = commonStrings.embeddedVideo,
}: {
  src?: string;
  title?: string;
}) {
  const start = new URL(src).searchParams.get('start');
  return <YouTubeEmbed videoId={youtubeId(src)} title={title} start={start} />;
}

function Task({ isDone }: { isDone: boolean }) {
  return (
    <TaskPane $isDone={isDone} data-task>
      <VisuallyHidden>{isDone ? commonStrings.taskDone : commonStrings.taskOpen}</VisuallyHidden>
    </TaskPane>
  );
}

/** React nodes for sanitized HTML: the gateway guarantees elements, attributes, addresses and nesting depth. */
const contentNodes = (html: SafeHtml, drawTable?: DrawTable): ReactNode => {
  let tableCount = 0;
  const options: HTMLReactParserOptions = { trustedTypePolicy, replace: replaceNode };
  const childrenOf = (node: Element): ReactNode => domToReact(node.children as DOMNode[], options);

  const tableOf = (node: Element): ReactElement => {
    tableCount += 1;
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const label = (caption && textOf(caption).trim()) || commonStrings.table(tableCount);
    const region = { role: 'region', 'aria-label': label, tabIndex: 0 };
    const rows = rowsOf(node);
    const texts = rows.map((row) => row.map((cell) => textOf(cell).trim()));
    // Before `childrenOf` makes elements of the cells.
    labelCells(rows, texts[0]);
    const table = (
      <div {...region}>
        <table {...attributesToProps(node.attribs)}>{childrenOf(node)}</table>
      </div>
    );
    return drawTable?.(texts, table) ?? table;
  };

  function replaceNode(node: DOMNode) {
    if (!(node instanceof Element)) return undefined;
    const { name, attribs } = node;
    switch (name) {
      case 'a':
        return <ContentLink {...attributesToProps(attribs)}>{childrenOf(node)}</ContentLink>;
      case 'img':
        return <ContentImage {...attributesToProps(attribs)} address={attribs.src ?? ''} />;
      case 'iframe':
        return <Video {...attribs} />;
      case 'input':
        return <Task isDone={attribs.checked !== undefined} />;
      case 'pre':
        // It may scroll sideways, so the keyboard has to reach it.
        attribs.tabindex = '0';
        return undefined;
      case 'blockquote':
        if (!isNote(node)) return undefined;
        return (
          <div {...attributesToProps(attribs)} role="note">
            {childrenOf(node)}
          </div>
        );
      case 'table':
        return tableOf(node);
      default:
        return undefined;
    }
  }
  return parse(html, options);
};

type Child = Element['children'][number];

const isElement = (node: Child | undefined, name: string): node is Element =>
  node instanceof Element && node.name === name;

const textOf = (node: Child): string => {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' && 'data' in node ? node.data : '';
};

/** The cells of each row, the head first. */
const rowsOf = (node: Element): Element[][] =>
  node.children.flatMap((child) => {
    if (!(child instanceof Element)) return [];
    if (child.name !== 'tr') return rowsOf(child);
    return [child.children.filter((cell) => cell instanceof Element)];
  });

/**
 * Names the cells after the first of a row for phones, which show no head, by an attribute of their nodes. Two columns
 * explain each other.
 */
const labelCells = (rows: Element[][], names: string[] = []): void => {
  const hasThirdHeader = rows[0]?.[2]?.name === 'th';
  if (!hasThirdHeader) return;
  for (const row of rows.slice(1)) {
    if (row.length !== names.length) continue;
    row.forEach(({ attribs }, column) => {
      if (column > 0 && names[column]) attribs['data-label'] = names[column];
    });
  }
};

const firstChild = ({ children }: Element): Child | undefined =>
  children.find((child) => child.type !== 'text' || textOf(child).trim() !== '');

/** A quotation that begins with bold words is a note. */
const isNote = (quotation: Element): boolean => {
  const paragraph = firstChild(quotation);
  return isElement(paragraph, 'p') && isElement(firstChild(paragraph), 'strong');
};

const FILE_PATH = /^\/api\/|\.[a-z0-9]{1,5}$/i;

/** Where a link to a page of this site leads; undefined for files, fragments and other sites. */
export const pagePath = (href: string, siteUrl: string): string | undefined => {
  const isRooted = /^(?:\/(?![/\\])|https?:)/i.test(href);
  if (!isRooted || !URL.canParse(href, siteUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, siteUrl);
  // A path with two slashes would name another site.
  if (origin !== siteUrl || pathname.startsWith('//') || FILE_PATH.test(pathname)) return undefined;
  return pathname + search + hash;
};

function ContentLink({ href, ...rest }: ComponentProps<'a'>) {
  const path = pagePath(href ?? '', useSite().siteUrl);
  // `rest` holds the content.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return path === undefined ? <a {...rest} href={href} /> : <AppLink {...rest} to={path} />;
}

const TEXT_SIZES = 'auto, (min-width: 64rem) 43rem, 94vw';

const PictureFrame = styled.span`
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  border-radius: ${radius.control};

  > ${StandIn} {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

function ContentImage({ address, ...attributes }: ComponentProps<'img'> & { address: string }) {
  const { standIn, ...source } = readPicture(address);
  const image = (
    // eslint-disable-next-line jsx-a11y/alt-text -- the gateway adds a missing one
    <img
      {...attributes}
      sizes={source.srcSet && TEXT_SIZES}
      {...source}
      loading="lazy"
      decoding="async"
    />
  );
  if (!standIn) return image;
  return (
    <PictureFrame>
      <StandIn src={standIn} alt="" aria-hidden="true" />
      {image}
    </PictureFrame>
  );
}

const TaskPane = styled.span<{ $isDone: boolean }>`
  display: inline-block;
  width: 14px;
  height: 14px;
  /* In the place of the bullet. */
  margin-inline: -24px 10px;
  border-radius: ${radius.pane};
  background: ${({ $isDone }) => ($isDone ? color.lit : color.line2)};
`;

export interface RichTextProps {
  html: SafeHtml;
  /** `plain` inherits size and color. */
  variant?: 'article' | 'plain';
  /** Sets the first paragraph larger, in the serif. */
  standfirst?: boolean;
  /** Sets ordered lists as the steps of a guide. */
  steps?: boolean;
  /** The same function at each render. */
  drawTable?: DrawTable;
}

/** A drawing fills the column, the text keeps its width. */
const besideDrawings = css`
  max-width: none;

  > * {
    max-width: ${size.text};
  }
`;

interface RootProps {
  $isArticle: boolean;
  $standfirst: boolean | undefined;
  $steps: boolean | undefined;
  $hasDrawings: boolean;
}

const Root = styled.div<RootProps>`
  ${({ $isArticle }) => $isArticle && type.article}
  ${richTextStyles}
  ${({ $steps }) => $steps && stepStyles}
  ${({ $standfirst }) => $standfirst && standfirstStyles}
  ${({ $hasDrawings }) => $hasDrawings && besideDrawings}
`;

export function RichText(props: RichTextProps) {
  const { html, variant = 'article', standfirst, steps, drawTable } = props;
  // Phones show the standfirst in the first view; a later request would swap the font there.
  if (standfirst) preload(fontFiles.serif, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const content = useMemo(() => contentNodes(html, drawTable), [html, drawTable]);
  return (
    <Root
      $isArticle={variant === 'article'}
      $standfirst={standfirst}
      $steps={steps}
      $hasDrawings={drawTable !== undefined}
    >
      {content}
    </Root>
  );
}
