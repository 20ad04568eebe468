/** What a desktop shows, in pixels. */
const DESKTOP = 1280;

/** Shows the preview at the width of a phone or, made smaller, of a desktop. */
export const startPreviewWidths = (frame: HTMLElement): void => {
  const group = frame.parentElement!.querySelector<HTMLElement>('[data-preview-widths]')!;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('button')];
  const show = () => {
    const scale = Math.min(1, frame.clientWidth / DESKTOP);
    // The frames of earlier previews are replaced: their place keeps the size.
    frame.style.setProperty('--preview-scale', String(scale || 1));
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.width === frame.dataset.width);
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      frame.dataset.width = button.dataset.width;
      show();
    });
  new ResizeObserver(show).observe(frame);
  group.hidden = false;
  show();
};
