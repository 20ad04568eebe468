import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../../ui/useHydrated.ts';
import { keepDraft, noteOpening, readDraft } from './formDraft.ts';
import { useAppDispatch } from '../../store/hooks.ts';

const entriesOf = (values: FieldValues) =>
  Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** Fills the form with the draft that this tab has kept, and keeps what is typed from then on. */
export const useFormDraft = <Values extends FieldValues, Sent>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, unknown, Sent>,
) => {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  useEffect(() => {
    for (const [field, text] of Object.entries(dispatch(readDraft(name)))) {
      const path = field as Path<Values>;
      // What was typed before the page's scripts came is newer.
      if (!getValues(path)) setValue(path, text as PathValue<Values, Path<Values>>);
    }
    // A form that came with the page could be filled in while its scripts were still on their way.
    dispatch(noteOpening(name, Date.now() - (cameWithPage ? performance.now() : 0)));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(keepDraft(name, Object.fromEntries(entriesOf(values)))),
    });
  }, [dispatch, name, cameWithPage, getValues, setValue, subscribe]);
};
