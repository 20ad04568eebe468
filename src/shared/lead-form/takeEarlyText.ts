/**
 * A ref for an input whose text React keeps in a state: what was written into it before the page's scripts came, by the
 * visitor or by the browser's autofill, is handed to the input's own handlers. Else the next rendering would lose it.
 */
export const takeEarlyText = (input: unknown): void => {
  // Both are the state's text, unless somebody wrote.
  if (!(input instanceof HTMLInputElement) || input.value === input.defaultValue) return;
  const text = input.value;
  // React hears of an input only when its text differs from what React saw last.
  input.value = input.defaultValue;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
