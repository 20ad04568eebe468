import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { controls } from '../../strings/controls.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import {
  DROPPED_TAGS,
  embeddedVideo,
  imageSource,
  linkTarget,
  MAX_DEPTH,
  pixels,
  PLAIN_TAGS,
  safeProps,
  TEXTLESS_TAGS,
  VOID_TAGS,
  type Attributes,
} from './richTextRules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { YouTubeEmbed } from '../../ui/YouTubeEmbed.tsx';

/** What the HTML parser hands out, on the server as in the browser. */
export interface SourceNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Attributes;
  children?: SourceNode[];
}

interface Place {
  depth: number;
  parent: string;
  isInLink: boolean;
  siteUrl: string;
  nextTableNumber: () => number;
}

interface TagNode {
  tag: string;
  attributes: Attributes;
  children: SourceNode[];
}

const tagOf = (node: SourceNode): string => node.name?.toLowerCase() ?? '';

/** The words of some nodes, however deep. */
const textOf = (nodes: readonly SourceNode[]): string => {
  const waiting = nodes.toReversed();
  const words: string[] = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text') words.push(node.data ?? '');
    else if (!DROPPED_TAGS.has(tagOf(node))) {
      for (const child of (node.children ?? []).toReversed()) waiting.push(child);
    }
  }
  return words.join('');
};

const isBlank = (node: SourceNode): boolean => node.type === 'text' && !node.data?.trim();

const firstChild = (nodes: readonly SourceNode[]): SourceNode | undefined =>
  nodes.find((node) => !isBlank(node));

/** A quotation that begins with bold words is a note to the reader. */
const isNote = (children: readonly SourceNode[]): boolean => {
  const paragraph = firstChild(children);
  if (!paragraph || tagOf(paragraph) !== 'p') return false;
  const start = firstChild(paragraph.children ?? []);
  return start !== undefined && ['b', 'strong'].includes(tagOf(start));
};

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

const renderLink = ({ attributes, children }: TagNode, place: Place): ReactNode => {
  const target = place.isInLink ? null : linkTarget(attributes.href, place.siteUrl);
  const words = renderNodes(children, target ? { ...place, isInLink: true } : place);
  if (!target) return words;
  if (target.kind === 'page') return <AppLink to={target.path}>{words}</AppLink>;
  return (
    <a href={target.href} rel={target.kind === 'away' ? 'noopener' : undefined}>
      {words}
    </a>
  );
};

const renderImage = ({ attributes }: TagNode): ReactNode => {
  const source = imageSource(attributes.src);
  if (!source) return null;
  return (
    <img
      src={source}
      alt={attributes.alt ?? ''}
      width={pixels(attributes.width)}
      height={pixels(attributes.height)}
      loading="lazy"
      decoding="async"
    />
  );
};

// A page has one level-1 heading, and it is not within its content (contract).
const renderHeading = ({ tag, attributes, children }: TagNode, place: Place): ReactNode => {
  const words = renderNodes(children, place);
  if (!textOf(children).trim()) return words;
  const props = { ...safeProps(tag, attributes), id: attributes.id || undefined, tabIndex: -1 };
  return createElement(tag === 'h1' ? 'h2' : tag, props, words);
};

const renderTable = ({ tag, attributes, children }: TagNode, place: Place): ReactNode => {
  const number = place.nextTableNumber();
  const caption = children.find((node) => tagOf(node) === 'caption');
  const name = textOf(caption?.children ?? []).trim() || controls.table(number);
  const table = createElement(tag, safeProps(tag, attributes), renderNodes(children, place));
  // It may scroll sideways, so the keyboard has to reach it.
  return createElement('div', { role: 'region', 'aria-label': name, tabIndex: 0 }, table);
};

// Lines of code are not broken. They may scroll sideways, so the keyboard has to reach them.
const renderCode = ({ tag, attributes, children }: TagNode, place: Place): ReactNode =>
  createElement(tag, { ...safeProps(tag, attributes), tabIndex: 0 }, renderNodes(children, place));

const renderQuote = ({ tag, attributes, children }: TagNode, place: Place): ReactNode => {
  const words = renderNodes(children, place);
  if (isNote(children)) return <div role="note">{words}</div>;
  return createElement(tag, safeProps(tag, attributes), words);
};

const renderTask = ({ attributes }: TagNode): ReactNode =>
  attributes.type === 'checkbox' ? <TaskMark isDone={attributes.checked !== undefined} /> : null;

const renderVideo = ({ attributes }: TagNode, place: Place): ReactNode => {
  const videoId = embeddedVideo(attributes.src);
  if (!videoId || place.isInLink) return null;
  return <YouTubeEmbed videoId={videoId} title={attributes.title || controls.embeddedVideo} />;
};

const renderers: Readonly<Record<string, (node: TagNode, place: Place) => ReactNode>> = {
  a: renderLink,
  img: renderImage,
  h1: renderHeading,
  h2: renderHeading,
  h3: renderHeading,
  h4: renderHeading,
  h5: renderHeading,
  h6: renderHeading,
  pre: renderCode,
  table: renderTable,
  blockquote: renderQuote,
  input: renderTask,
  iframe: renderVideo,
};

const renderTag = (node: TagNode, place: Place): ReactNode => {
  const { tag, attributes, children } = node;
  const renderer = Object.hasOwn(renderers, tag) ? renderers[tag] : undefined;
  if (renderer) return renderer(node, place);
  if (!PLAIN_TAGS.has(tag)) return renderNodes(children, place);
  const props = safeProps(tag, attributes);
  return VOID_TAGS.has(tag)
    ? createElement(tag, props)
    : createElement(tag, props, renderNodes(children, place));
};

const renderNode = (node: SourceNode, place: Place): ReactNode => {
  if (node.type === 'text') {
    return isBlank(node) && TEXTLESS_TAGS.has(place.parent) ? null : (node.data ?? '');
  }
  const tag = tagOf(node);
  if (!tag || DROPPED_TAGS.has(tag)) return null;
  const children = node.children ?? [];
  if (place.depth >= MAX_DEPTH) return textOf([node]);
  const inside = { ...place, depth: place.depth + 1, parent: tag };
  return renderTag({ tag, attributes: node.attribs ?? {}, children }, inside);
};

const renderNodes = (nodes: readonly SourceNode[], place: Place): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node, place)}</Fragment>);

/** React elements for parsed HTML: what the rules name, and the words of everything else. */
export const renderRichText = (nodes: readonly SourceNode[], siteUrl: string): ReactNode => {
  let tables = 0;
  const nextTableNumber = () => ++tables;
  return renderNodes(nodes, { depth: 0, parent: '', isInLink: false, siteUrl, nextTableNumber });
};
