import {
  Bold,
  CircleHelp,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Search,
  Superscript,
  Table,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Fragment } from 'react';
import { textEditorStrings } from '../../../strings/textEditor.ts';

const { tools, keys, link, help } = textEditorStrings;

type Tool = (typeof tools)[number][number][0];

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  link: Link,
  list: List,
  numbers: ListOrdered,
  quote: TextQuote,
  table: Table,
  picture: Image,
  footnote: Superscript,
  undo: Undo2,
  redo: Redo2,
  find: Search,
  help: CircleHelp,
};

const ToolButton = ({ tool, label }: { tool: Tool; label: string }) => {
  const Icon = ICONS[tool];
  return (
    <button
      type="button"
      className="text-tool"
      data-tool={tool}
      data-keys={tool in keys ? keys[tool as keyof typeof keys] : undefined}
      aria-label={label}
      title={label}
      tabIndex={tool === 'heading' ? 0 : -1}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
};

const LinkDialog = () => (
  <dialog className="text-dialog" data-dialog="link" aria-labelledby="text-link-title">
    <h2 id="text-link-title">{link.title}</h2>
    <label htmlFor="text-link-to">{link.to}</label>
    <input
      id="text-link-to"
      type="text"
      role="combobox"
      autoComplete="off"
      aria-expanded="false"
      aria-controls="text-link-pages"
      aria-autocomplete="list"
      aria-describedby="text-link-hint"
    />
    <p className="text-hint" id="text-link-hint" role="status">
      {link.hint}
    </p>
    <ul id="text-link-pages" role="listbox" aria-label={link.results} hidden />
    <label htmlFor="text-link-text">{link.text}</label>
    <input id="text-link-text" type="text" autoComplete="off" />
    <div className="text-actions">
      <button type="button" data-close>
        {link.cancel}
      </button>
      <button type="button" data-insert>
        {link.insert}
      </button>
    </div>
  </dialog>
);

type Signs = readonly (readonly [sign: string, meaning: string])[];

const Signs = ({ signs, ...props }: { signs: Signs; 'data-keys'?: boolean }) => (
  <dl {...props}>
    {signs.map(([sign, meaning]) => (
      <div key={sign}>
        <dt>
          <code>{sign}</code>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

const HelpDialog = () => (
  <dialog className="text-dialog" data-dialog="help" aria-labelledby="text-help-title">
    <h2 id="text-help-title" tabIndex={-1}>
      {help.title}
    </h2>
    <Signs signs={help.markdown} />
    <Signs signs={help.keys} data-keys />
    <div className="text-actions">
      <button type="button" data-close>
        {help.close}
      </button>
    </div>
  </dialog>
);

/** The frame of the text editor around a text area, which a script shows and fills (desk/textEditor.ts). */
export const TextTools = ({ labelId }: { labelId: string }) => {
  // The script has no strings.
  const { line, words, problem, problems, noProblems } = textEditorStrings;
  const { findPage, repair, picture, paste, table } = textEditorStrings;
  const texts = {
    line,
    words,
    problem,
    problems,
    noProblems,
    findPage,
    repair,
    picture,
    paste,
    table,
    link,
  };
  return (
    <div
      className="text-editor"
      data-text-editor
      data-label={labelId}
      data-texts={JSON.stringify(texts)}
      hidden
    >
      <div className="text-toolbar" role="toolbar" aria-label={textEditorStrings.toolbar}>
        {tools.map((group, index) => (
          <Fragment key={group[0][0]}>
            {index > 0 && <span className="text-separator" />}
            {group.map(([tool, label]) => (
              <ToolButton key={tool} tool={tool} label={label} />
            ))}
          </Fragment>
        ))}
      </div>
      <p className="text-leave" id={`${labelId}-leave`}>
        {textEditorStrings.leave}
      </p>
      <div data-text-place />
      <div className="text-status">
        <span data-problems />
        <span className="text-message" role="status" data-message />
        <span className="text-count" data-count-line />
        <span className="text-count" data-count-words />
      </div>
      <LinkDialog />
      <HelpDialog />
    </div>
  );
};
