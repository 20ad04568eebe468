import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentPlace } from '../../../contract/documents.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';
import { pathOfProblem } from '../../content/load/contentReader.ts';
import { FOCUSED } from '../parts.tsx';
import { editAddress } from './editorAddresses.ts';
import type { FieldProblem } from './formFields.ts';

const { form, problems: texts } = editorStrings;

export const Notice = ({ children }: { children: ReactNode }) => (
  <div className="banner good" role="status" {...FOCUSED}>
    <Check size={20} aria-hidden />
    <div>{children}</div>
  </div>
);

export const newTab = (href: string, text: string) => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);

export const messageOf = ({ message, line }: FieldProblem): string =>
  line === undefined ? message : form.line(line, message);

const TONES = { bad: 'alert', note: 'status' } as const;

type AlertProps = {
  /** `note`: it keeps nothing from being published. */
  tone?: keyof typeof TONES;
  title: string;
  problems?: readonly FieldProblem[];
  children?: ReactNode;
};

export const Alert = ({ title, problems = [], tone = 'bad', children }: AlertProps) => (
  <section
    className={tone === 'bad' ? 'banner bad' : 'banner mails warnings'}
    role={TONES[tone]}
    {...(tone === 'bad' && FOCUSED)}
  >
    <CircleAlert size={20} aria-hidden />
    <div>
      <p>
        <b>{title}</b>
      </p>{' '}
      <ul>
        {problems.map(({ path, around, document, ...problem }) => (
          <li key={`${document?.path} ${path?.join('.')} ${problem.line} ${problem.message}`}>
            {document && newTab(editAddress(document.path), `${document.title}:`)}{' '}
            {around && `${around}: `}
            {path ? (
              <a href={`#${path.join('.')}`} data-field={path.join('.')} data-line={problem.line}>
                {messageOf(problem)}
              </a>
            ) : (
              problem.message
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  </section>
);

/** File, line and advice of each problem. */
export const ProblemList = ({ problems }: { problems: readonly ContentProblem[] }) => (
  <ul>
    {problems.map((problem, index) => {
      const path = pathOfProblem(problem);
      const place = texts.place(problem.file, problem.line);
      return (
        <li key={index}>
          {documentPlace(path) ? <a href={editAddress(path)}>{place}</a> : place}: {problem.message}
        </li>
      );
    })}
  </ul>
);

const SHOWN = 2;
const LISTED = 50;

/** The problems of the content, above every page of the editor. */
export const ProblemBanner = ({ problems }: { problems: readonly ContentProblem[] }) => {
  const { length } = problems;
  if (length === 0) return null;
  return (
    <aside className="banner bad content-problems">
      <CircleAlert size={20} aria-hidden />
      <div>
        <p>
          <b>{texts.title(length)}</b>
        </p>
        <ProblemList problems={problems.slice(0, SHOWN)} />
        {length > SHOWN && (
          <details>
            <summary>{texts.more(Math.min(length, LISTED) - SHOWN)}</summary>
            <ProblemList problems={problems.slice(SHOWN, LISTED)} />
            {length > LISTED && <p>{texts.unlisted(length - LISTED)}</p>}
          </details>
        )}
      </div>
    </aside>
  );
};
