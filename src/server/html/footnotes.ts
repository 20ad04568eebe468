import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { richText } from '../../strings/richText.ts';
import { treeText } from './headings.ts';
import { textProperty } from './textProperty.ts';

const classesOf = ({ properties }: Element): string[] => [properties.className].flat().map(String);

/** How GitHub, markdown-it, Pandoc, WordPress and Word mark the footnotes of a document. */
const isFootnotes = (element: Element): boolean =>
  ['div', 'ol', 'section'].includes(element.tagName) &&
  (textProperty(element, 'role') === 'doc-endnotes' ||
    'dataFootnotes' in element.properties ||
    classesOf(element).some((name) => name === 'footnotes' || name === 'wp-block-footnotes') ||
    /mso-element\s*:\s*(?:footnote|endnote)-list/i.test(textProperty(element, 'style')));

const isBackLink = (element: Element): boolean =>
  element.tagName === 'a' &&
  textProperty(element, 'href').startsWith('#') &&
  (textProperty(element, 'role') === 'doc-backlink' ||
    'dataFootnoteBackref' in element.properties ||
    classesOf(element).some((name) => /^footnote-back/.test(name)) ||
    /^[\s↩⤴↑^]+\uFE0E?$/.test(treeText(element)));

/** Only for screen readers: its text is the label of the section. */
const isHiddenHeading = (element: Element): boolean =>
  /^h[1-6]$/.test(element.tagName) &&
  (/footnote-label$/.test(textProperty(element, 'id')) ||
    classesOf(element).some((name) =>
      /^(?:sr-only|visually-hidden|screen-reader-text)$/.test(name),
    ));

const labelSection = (section: Element): void => {
  let label = textProperty(section, 'ariaLabel');
  visit(section, 'element', (element: Element, index, parent) => {
    if (isBackLink(element)) {
      element.properties.role = 'doc-backlink';
      element.properties.ariaLabel ||= richText.backToText;
      return undefined;
    }
    if (!parent || index === undefined) return undefined;
    const isHeading = isHiddenHeading(element);
    const isSeparator = element.tagName === 'hr' && parent === section;
    if (!isHeading && !isSeparator) return undefined;
    if (isHeading) label ||= treeText(element);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  section.properties = {
    id: section.properties.id,
    role: 'doc-endnotes',
    ariaLabel: label || richText.footnotes,
  };
};

/** Makes the footnotes of a document a section with a label, and labels the links back. */
export const labelFootnotes = (root: Root): void => {
  visit(root, 'element', (element: Element, index, parent) => {
    if (classesOf(element).includes('footnotes-sep') && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!isFootnotes(element)) return undefined;
    if (element.tagName === 'ol') {
      const list: Element = { ...element };
      list.properties = { id: element.properties.id, start: element.properties.start };
      element.properties = {};
      element.children = [list];
    }
    element.tagName = 'section';
    labelSection(element);
    return SKIP;
  });
};
