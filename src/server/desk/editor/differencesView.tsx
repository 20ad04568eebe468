import { UnfoldVertical } from 'lucide-react';
import { historyStrings } from '../../../strings/deskWriting.ts';
import {
  fieldDifferences,
  textDifferences,
  wordParts,
  type TextPart,
  type WordPart,
} from './differences.ts';
import type { Values } from './documentSource.ts';
import type { FieldSchema } from './formFields.ts';

/** More unchanged lines in a row are folded. */
const OPEN_LINES = 2;

const Word = ({ text, how }: WordPart) => {
  if (how === 'added') return <ins>{text}</ins>;
  return how === 'removed' ? <del>{text}</del> : text;
};

const Words = ({ parts }: { parts: readonly WordPart[] }) =>
  parts.map((part, index) => <Word key={index} {...part} />);

/** Two texts in one, with the words that differ. */
export const WordDifference = ({ before, after }: { before: string; after: string }) => (
  <Words parts={wordParts(before, after)} />
);

const Line = ({ number, parts }: { number: number | undefined; parts: readonly WordPart[] }) => (
  <div className="line">
    <span>{number}</span>
    <p>
      <Words parts={parts} />
    </p>
  </div>
);

const SameLines = ({ lines, first }: Extract<TextPart, { lines: unknown }>) => {
  const rows = lines.map((text, index) => (
    <Line key={index} number={first + index} parts={[{ text, how: 'same' }]} />
  ));
  if (lines.length <= OPEN_LINES) return rows;
  return (
    <details className="unchanged">
      <summary>
        <UnfoldVertical size={16} aria-hidden />
        {historyStrings.unchanged(lines.length)}
      </summary>
      {rows}
    </details>
  );
};

interface DocumentDifferencesProps {
  schema: FieldSchema;
  before: Values;
  after: Values;
}

/** What differs between two versions of a document. */
export const DocumentDifferences = ({ schema, before, after }: DocumentDifferencesProps) => {
  const fields = fieldDifferences(schema, before, after);
  const [former = '', text = ''] = [before.body, after.body];
  return (
    <div className="differences">
      {fields.length === 0 && former === text && <p>{historyStrings.same}</p>}
      {fields.length > 0 && (
        <>
          <h3>{historyStrings.details}</h3>
          <dl>
            {fields.map((field) => (
              <div key={field.label}>
                <dt>{field.label}</dt>
                <dd>
                  <WordDifference {...field} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {former !== text && (
        <>
          <h3>{historyStrings.text}</h3>
          <div className="lines">
            {textDifferences(former, text).map((part, index) =>
              'lines' in part ? (
                <SameLines key={index} {...part} />
              ) : (
                <Line key={index} number={part.line} parts={part.words} />
              ),
            )}
          </div>
        </>
      )}
    </div>
  );
};
