/** Shows how many characters a field has, beside how many it can hold. */
const count = (note: HTMLElement) => {
  const field = note.closest('.field')?.querySelector<HTMLInputElement>('input, textarea');
  const { most = '', count: words = '' } = note.dataset;
  if (!field) return;
  const { length } = field.value.trim();
  note.textContent = words.replace('{count}', String(length)).replace('{most}', most);
  note.classList.toggle('over', length > Number(most));
};

const countWithin = (part: ParentNode) =>
  part.querySelectorAll<HTMLElement>('[data-most]').forEach(count);

export const startCounters = (form: HTMLElement) => {
  countWithin(form);
  form.addEventListener('input', ({ target }) => {
    const field = (target as Element).closest('.field');
    if (field) countWithin(field);
  });
};
