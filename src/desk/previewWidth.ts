/** What a desktop shows, in pixels. */
const DESKTOP = 1280;

/**
 * Shows the preview at the width of a phone or, made smaller, of a desktop.
 *
 * @param place where the frame of the preview is
 */
export const startPreviewWidths = (place: HTMLElement): void => {
  const group = place.parentElement!.querySelector<HTMLElement>('[data-preview-widths]')!;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('button')];
  const show = () => {
    const scale = Math.min(1, place.clientWidth / DESKTOP);
    // The place keeps the scale. Each preview replaces the frame.
    place.style.setProperty('--preview-scale', String(scale || 1));
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.width === place.dataset.width);
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      place.dataset.width = button.dataset.width;
      show();
    });
  new ResizeObserver(show).observe(place);
  group.hidden = false;
  show();
};
