import { Check } from 'lucide-react';
import { conflictStrings } from '../../../strings/deskWriting.ts';
import { lately, type DeskClock } from '../deskTimes.ts';
import { Avatar, Primary } from '../parts.tsx';
import { fieldLabel, valueText } from './differences.ts';
import { stateOnceSaved } from './documentState.ts';
import { WordDifference } from './differencesView.tsx';
import { EditorFrame } from './editorFrame.tsx';
import type { Change, Conflict, Side } from './mergeDocuments.ts';
import { copyTextOf } from './draft.ts';
import { copyAddress } from './editorAddresses.ts';
import type { OpenedDocument } from './openDocument.ts';
import { Status } from './status.tsx';
import { parseVersion } from './versionName.ts';
import type { Comparison } from './compareVersions.ts';

const SIDES = ['theirs', 'mine'] as const satisfies readonly Side[];
const FORM = 'merge';

interface ConflictPageProps {
  /** With the values of the form. */
  document: OpenedDocument;
  comparison: Comparison;
  ownAddress: string;
  clock: DeskClock;
}

type People = Record<Side, { address: string; text: string }>;

const labelOf = (
  { document }: Pick<ConflictPageProps, 'document'>,
  { path, line }: Pick<Change, 'path' | 'line'>,
) => (line === undefined ? fieldLabel(document.schema, path) : conflictStrings.line(line));

const ConflictField = ({
  conflict,
  people,
  label,
}: {
  conflict: Conflict;
  people: People;
  label: string;
}) => (
  <fieldset className="conflict">
    <legend>{label}</legend>
    {SIDES.map((side) => (
      <label key={side}>
        <input
          type="radio"
          name={`choice.${conflict.key}`}
          value={side}
          defaultChecked={side === 'mine'}
        />
        <span className="small quiet who">
          <Avatar name={people[side].address} address={people[side].address} />
          {people[side].text}
        </span>
        <span className="value">
          {valueText(conflict[side]) === '' ? (
            conflictStrings.removed
          ) : (
            <WordDifference before={valueText(conflict.before)} after={valueText(conflict[side])} />
          )}
        </span>
      </label>
    ))}
  </fieldset>
);

/** Two people have changed a document at the same time: their changes side by side. */
export const ConflictPage = (props: ConflictPageProps) => {
  const { document, comparison, ownAddress, clock } = props;
  const { base, theirs, merged } = comparison;
  const { conflicts, joined } = merged;
  const who = theirs.author || conflictStrings.someone;
  const isWithStored = parseVersion(theirs.name)?.kind === 'stored';
  const when = theirs.at ? lately(theirs.at, clock) : '';
  const people: People = {
    theirs: { address: who, text: conflictStrings.theirs(who, when) },
    mine: { address: ownAddress, text: conflictStrings.mine(lately(clock.now.getTime(), clock)) },
  };
  return (
    <EditorFrame
      title={document.name}
      over={document.kind.title}
      back={{ href: copyAddress(document), text: document.name }}
      beside={<Status status={stateOnceSaved(document)} />}
      actions={
        <Primary form={FORM} icon={Check} name="action" value="merge">
          {conflictStrings.save}
        </Primary>
      }
    >
      <form id={FORM} className="compare" method="post" action={copyAddress(document)}>
        {/* The first button is the one that Enter presses, which does nothing here. */}
        <button disabled hidden />
        <h2>{isWithStored ? conflictStrings.titleLive : conflictStrings.title(who)}</h2>
        <p className="soft" role="alert">
          {conflictStrings.intro(joined.length, conflicts.length)}
        </p>
        <input type="hidden" name="base" value={base.name} />
        <input type="hidden" name="theirs" value={theirs.name} />
        <input type="hidden" name="mine" value={JSON.stringify(copyTextOf(document))} />
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.key}
            conflict={conflict}
            people={people}
            label={labelOf(props, conflict)}
          />
        ))}
        {joined.length > 0 && (
          <section>
            <h3 className="heading">
              {conflictStrings.together}
              <span className="quiet">{joined.length}</span>
            </h3>
            <ul>
              {joined.map((change) => (
                <li key={`${change.path.join('.')} ${change.line}`}>
                  <Avatar
                    name={people[change.side].address}
                    address={people[change.side].address}
                  />
                  <span className="value">
                    {labelOf(props, change)}:{' '}
                    <WordDifference
                      before={valueText(change.before)}
                      after={valueText(change.after)}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </EditorFrame>
  );
};
