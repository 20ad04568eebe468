/** What mails are written in. */
export const LANGUAGE = 'en';

/**
 * What a mail says, in the order in which it is read. Its text and its HTML are both made of this, so they never say
 * different things. All of it is plain text: whatever strangers typed may stand in it.
 */
export interface MailContent {
  subject: string;
  /** What lists of mails show after the subject: what the subject leaves out, in some 90 characters. */
  preheader: string;
  /** The line above the rest. */
  title: string;
  blocks: readonly MailBlock[];
  /** Headers of this mail alone, `List-Unsubscribe` for one. */
  headers?: Readonly<Record<string, string>>;
}

export type MailBlock =
  | { block: 'paragraph'; text: string }
  | { block: 'rows'; rows: readonly MailRow[] }
  | { block: 'list'; items: readonly string[] }
  | { block: 'quote'; title: string; text: string }
  | { block: 'button'; label: string; href: string }
  | { block: 'signature'; name: string; line: string };

/** A row of a table: its name and its value. An address is a value of its own kind, and no text is taken for one. */
export type MailRow = readonly [name: string, value: string | MailLink];

export interface MailLink {
  href: string;
}

/** Who writes to visitors, and the line below the name. */
export interface MailBrand {
  name: string;
  signature: string;
}

/** Some sentences. */
export const paragraph = (text: string): MailBlock => ({ block: 'paragraph', text });

/** A table of names and values. */
export const rows = (...all: readonly MailRow[]): MailBlock => ({ block: 'rows', rows: all });

/** Things of one kind, each on a line. */
export const list = (items: readonly string[]): MailBlock => ({ block: 'list', items });

/** What somebody wrote, its lines as they were. */
export const quote = (title: string, text: string): MailBlock => ({ block: 'quote', title, text });

/** What the reader may do next; the label says what it does. */
export const button = (label: string, href: string): MailBlock => ({
  block: 'button',
  label,
  href,
});

/** Who writes. */
export const signature = ({ name, signature: line }: MailBrand): MailBlock => ({
  block: 'signature',
  name,
  line,
});

/** A mail for programs that show no HTML, and for people who want none. */
export const mailText = ({ title, blocks }: MailContent): string =>
  `${[title, ...blocks.map(blockText)].join('\n\n')}\n`;

const blockText = (block: MailBlock): string => {
  switch (block.block) {
    case 'paragraph':
      return block.text;
    case 'rows':
      return block.rows.map(([name, value]) => `${name}: ${valueText(value)}`).join('\n');
    case 'list':
      return block.items.join('\n');
    case 'quote':
      return `${block.title}:\n${block.text}`;
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'signature':
      return `${block.name}\n${block.line}`;
  }
};

const valueText = (value: string | MailLink): string =>
  typeof value === 'string' ? value : value.href;
