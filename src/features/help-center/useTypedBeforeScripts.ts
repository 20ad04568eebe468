import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells what has been typed into a field before the page's scripts had started. */
export const useTypedBeforeScripts = (
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onFound: (typed: string) => void,
): void => {
  const compare = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onFound(typed);
  });

  useEffect(() => compare(), []);
};
