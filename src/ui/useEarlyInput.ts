import { useEffect, useRef } from 'react';

/** React ignores an input event with a known value, so the default value is restored first. */
const replayText = (input: HTMLInputElement): void => {
  if (input.value === input.defaultValue) return;
  const text = input.value;
  input.value = input.defaultValue;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const replayChoice = (input: HTMLInputElement): void => {
  const isUnchosenRadio = input.type === 'radio' && !input.checked;
  if (input.checked === input.defaultChecked || isUnchosenRadio) return;
  input.checked = input.defaultChecked;
  input.click();
};

const replaySelection = (select: HTMLSelectElement): void => {
  const sent = [...select.options].find(({ defaultSelected }) => defaultSelected);
  if (sent && !sent.selected) select.dispatchEvent(new Event('change', { bubbles: true }));
};

const replay = (control: HTMLInputElement | HTMLSelectElement): void => {
  if (control instanceof HTMLSelectElement) replaySelection(control);
  else if (control.type === 'checkbox' || control.type === 'radio') replayChoice(control);
  else replayText(control);
};

const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Replays input from before hydration, also by autofill, to the handlers of the controls in the element of the ref. */
export const useEarlyInput = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    [element, ...element.querySelectorAll('input, select')].filter(isControl).forEach(replay);
  }, []);
  return place;
};
