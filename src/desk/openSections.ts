/** Keeps the sections open that a writer has opened, also after a save. */
export const keepOpenSections = (form: HTMLElement) => {
  const key = `open ${form.dataset.file}`;
  const sections = () => [...form.querySelectorAll<HTMLDetailsElement>('details[id]')];
  const open = new Set(sessionStorage.getItem(key)?.split(' '));
  for (const section of sections()) if (open.has(section.id)) section.open = true;
  form.addEventListener(
    'toggle',
    () => {
      const ids = sections().flatMap((section) => (section.open ? section.id : []));
      sessionStorage.setItem(key, ids.join(' '));
    },
    true,
  );
};
