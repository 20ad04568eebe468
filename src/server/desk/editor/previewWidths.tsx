import { Monitor, Smartphone } from 'lucide-react';
import { textEditorStrings } from '../../../strings/textEditor.ts';

/** Buttons for the width of the preview, which a script shows. */
export const PreviewWidths = () => {
  const { widths, phone, desktop } = textEditorStrings.preview;
  return (
    <div className="preview-widths" role="group" aria-label={widths} data-preview-widths hidden>
      <button type="button" data-width="phone" aria-pressed="false">
        <Smartphone size={17} strokeWidth={1.75} aria-hidden />
        {phone}
      </button>
      <button type="button" data-width="desktop" aria-pressed="false">
        <Monitor size={17} strokeWidth={1.75} aria-hidden />
        {desktop}
      </button>
    </div>
  );
};
