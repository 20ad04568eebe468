import { hash } from 'node:crypto';
import { color, font, hues, shadow } from '../../../theme/tokens.ts';

const MONO = 'ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace';
const BAD_EDGE = `color-mix(in srgb, ${color.brick} 40%, ${color.white})`;

/** The text editor of documents. Three classes outweigh the library's own styles. */
export const TEXT_STYLES = `
.text-editor { display: flex; flex-direction: column; min-width: 0; min-height: 0; border-radius: 12px; background: ${color.white}; box-shadow: 0 0 0 1px ${color.line}; font-family: ${font.sans}; color: ${color.ink}; }
.text-editor[hidden], .text-editor [hidden] { display: none; }
.text-editor.drops { box-shadow: 0 0 0 3px ${color.lit}; }
.text-toolbar { display: flex; flex: none; align-items: center; gap: 1px; min-height: 48px; padding: 0 10px; border-bottom: 1px solid ${color.line}; overflow-x: auto; scrollbar-width: none; }
.text-editor button.text-tool { display: inline-grid; place-items: center; flex: none; width: 34px; height: 34px; min-height: 0; padding: 0; border: 0; border-radius: 8px; background: none; color: ${color.ink2}; cursor: pointer; }
.text-editor button.text-tool:hover { background: ${color.plaster}; color: ${color.ink}; }
.text-editor button.text-tool:focus-visible { outline: 3px solid ${color.dusk}; outline-offset: -3px; }
.text-separator { flex: none; width: 1px; height: 20px; margin: 0 6px; background: ${color.line2}; }
.text-leave { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
.text-editor:focus-within .text-leave.shown { position: static; width: auto; height: auto; margin: 0; padding: 6px 16px; clip-path: none; background: ${color.litWash}; color: ${color.onLitWash}; font-size: 14px; line-height: 20px; }
.text-status { display: flex; flex: none; flex-wrap: wrap; gap: 4px 16px; align-items: center; min-height: 44px; padding: 4px 16px; border-top: 1px solid ${color.line}; font-size: 14px; line-height: 20px; color: ${color.ink2}; }
.text-editor .text-status button { display: inline-flex; align-items: center; min-height: 28px; padding: 0; border: 0; background: none; color: ${color.brick}; font: inherit; font-weight: 560; cursor: pointer; }
.text-editor .text-status button:hover { text-decoration: underline; text-underline-offset: 4px; }
.text-message { order: 1; flex: 1 0 100%; min-width: 0; }
.text-message:empty { flex: none; margin-left: -16px; }
.text-status [data-problems] { margin-right: auto; }
.text-count { white-space: nowrap; font-variant-numeric: tabular-nums; }

[data-text-place] { display: grid; flex: 1; min-height: 0; }
.text-editor .cm-editor.cm-editor { min-width: 0; max-height: var(--text-height, min(70vh, 760px)); background: ${color.white}; outline: 0; }
.text-editor .cm-editor.cm-focused { outline: 3px solid ${color.lit}; outline-offset: -1px; }
.text-editor .cm-editor .cm-scroller { min-height: 320px; font: 450 16px/27px ${font.sans}; letter-spacing: -0.004em; color: ${color.inkArticle}; overflow-x: hidden; }
.text-editor .cm-editor .cm-content { padding: 14px 0 28px; caret-color: ${color.ink}; }
.text-editor .cm-editor .cm-line { padding: 0 28px 0 4px; overflow-wrap: anywhere; }
.text-editor .cm-editor .cm-gutters { border: 0; background: none; color: ${color.ink3}; font-size: 13px; letter-spacing: 0; }
.text-editor .cm-editor .cm-lineNumbers .cm-gutterElement { min-width: 40px; padding: 0 10px 0 6px; }
.text-editor .cm-editor .cm-activeLine { background: ${color.limewash}; }
.text-editor .cm-editor .cm-activeLineGutter { background: ${color.limewash}; color: ${color.ink}; font-weight: 600; }
.text-editor .cm-editor .cm-problem { background: ${color.brickWash}; box-shadow: inset 3px 0 ${color.brick}; }
.text-editor .cm-editor .cm-warning { background: ${color.litWash}; box-shadow: inset 3px 0 ${color.lit}; }
.text-editor .cm-editor .cm-problem-number { background: ${color.brickWash}; color: ${color.brick}; font-weight: 620; }
.md-heading { font-weight: 620; color: ${color.ink}; }
.md-large { font-size: 18px; letter-spacing: -0.014em; }
.md-strong { font-weight: 620; color: ${color.ink}; }
.md-emphasis { font-style: italic; }
.md-strike { text-decoration: line-through; }
.md-link { font-weight: 520; color: ${color.ink}; }
.md-address { color: ${hues.sky.deep}; }
.md-code, .cm-editor .cm-mono { font-family: ${MONO}; font-size: 13.5px; letter-spacing: -0.02em; }
.md-quote { color: ${color.ink2}; }
.md-mark { color: ${color.ink3}; font-weight: 450; }
.text-card-place { padding: 6px 24px 10px 4px; }
.text-card { padding: 11px 14px 12px; border-radius: 10px; background: ${color.white}; box-shadow: 0 0 0 1px ${BAD_EDGE}; font-size: 15px; line-height: 21px; color: ${color.ink}; white-space: normal; overflow-wrap: anywhere; }
.text-card.warning { box-shadow: 0 0 0 1px ${color.lit}; }
.text-card p { margin: 0; }
.text-card button + p { margin-top: 10px; }
.text-editor .text-card button { display: inline-flex; align-items: center; min-height: 32px; margin-top: 8px; padding: 0 11px; border: 0; border-radius: 8px; background: ${color.white}; box-shadow: inset 0 0 0 1px ${color.line2}; color: inherit; font: inherit; font-size: 14px; font-weight: 560; cursor: pointer; }
.text-upload { display: inline-flex; gap: 8px; align-items: center; padding: 2px 10px; border-radius: 8px; background: ${color.plaster}; font-size: 14px; line-height: 22px; }
.text-upload progress { width: 96px; height: 8px; accent-color: ${color.duskWall}; }

.text-editor .cm-editor .cm-panels { border: 0; background: ${color.limewash}; color: inherit; }
.text-editor .cm-editor .cm-panel.cm-search { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 44px 8px 16px; border-bottom: 1px solid ${color.line}; font: 450 14px/20px ${font.sans}; }
.text-editor .cm-editor .cm-search br { flex-basis: 100%; height: 0; content: ''; }
.text-editor .cm-editor .cm-panel.cm-search label { display: inline-flex; gap: 6px; align-items: center; min-height: 24px; margin: 0; font-size: 14px; font-weight: 450; }
.text-editor .cm-editor .cm-search .cm-textfield { flex: 1 1 160px; width: auto; min-height: 32px; margin: 0; padding: 4px 10px; border: 1px solid ${color.control}; border-radius: 8px; background: ${color.white}; font: inherit; }
.text-editor .cm-editor .cm-search .cm-button, .text-dialog button { min-height: 32px; margin: 0; padding: 0 11px; border: 0; border-radius: 8px; background: ${color.white}; box-shadow: inset 0 0 0 1px ${color.line2}; color: inherit; font: inherit; font-size: 14px; font-weight: 560; cursor: pointer; }
.text-editor .cm-editor .cm-search [type='checkbox'] { width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: ${color.dusk}; }
.text-editor .cm-editor .cm-panel.cm-search [name='close'] { top: 8px; right: 8px; width: 32px; height: 32px; min-height: 0; padding: 0; border: 0; border-radius: 8px; background: none; font-size: 20px; cursor: pointer; }
.text-editor .cm-editor .cm-searchMatch { background: ${color.litWash}; box-shadow: inset 0 -2px ${color.lit}; }
.text-editor .cm-editor .cm-searchMatch-selected { background: ${color.lit}; }

.text-dialog { width: min(520px, calc(100vw - 24px)); max-height: calc(100vh - 32px); padding: 24px; border: 0; border-radius: 16px; background: ${color.white}; box-shadow: ${shadow.sh3}; color: ${color.ink}; font: 450 15px/22px ${font.sans}; }
.text-dialog::backdrop { background: color-mix(in srgb, ${color.ink} 40%, transparent); }
.text-dialog h2 { outline: 0; margin: 0 0 14px; font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -0.018em; }
.text-dialog label { display: block; margin: 12px 0 6px; font-size: 14px; line-height: 20px; font-weight: 560; }
.text-dialog input { width: 100%; height: 40px; min-height: 0; padding: 0 12px; border: 1px solid ${color.control}; border-radius: 8px; background: ${color.white}; color: inherit; font: inherit; font-size: 16px; }
.text-dialog input:focus-visible { border-color: ${color.ink}; outline: 3px solid ${color.lit}; outline-offset: 0; }
.text-dialog button:focus-visible { outline: 3px solid ${color.dusk}; outline-offset: 2px; }
.text-hint { margin: 6px 0 0; font-size: 14px; line-height: 19px; color: ${color.ink3}; }
.text-dialog ul { max-height: 264px; margin: 8px 0 0; padding: 4px; border-radius: 10px; box-shadow: inset 0 0 0 1px ${color.line}; list-style: none; overflow-y: auto; }
.text-dialog li { padding: 7px 10px; border-radius: 7px; cursor: pointer; overflow-wrap: anywhere; }
.text-dialog li[aria-selected='true'] { background: ${color.plaster}; outline: 2px solid transparent; }
.text-dialog li span { display: block; font-size: 14px; line-height: 19px; color: ${color.ink3}; }
.text-dialog dl { display: grid; gap: 8px; margin: 0; }
.text-dialog dl + dl { margin-top: 16px; }
.text-dialog dl > div { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 16px; }
.text-dialog dd { margin: 0; }
.text-dialog code { font: 13.5px/22px ${MONO}; overflow-wrap: anywhere; }
.text-actions { display: flex; gap: 8px; justify-content: flex-end; margin-top: 22px; }
.text-actions button { min-height: 40px; padding: 0 14px; border-radius: 9px; font-size: 15px; }
.text-actions [data-insert] { background: ${color.dusk}; box-shadow: none; color: ${color.white}; }

.preview-widths { display: inline-flex; gap: 2px; width: max-content; padding: 2px; border-radius: 9px; background: ${color.plaster}; }
.preview-widths[hidden] { display: none; }
.preview-widths button { display: inline-flex; gap: 6px; align-items: center; height: 30px; min-height: 0; padding: 0 11px; border: 0; border-radius: 7px; background: none; color: ${color.ink2}; font: 540 14px/20px ${font.sans}; cursor: pointer; }
.preview-widths [aria-pressed='true'] { background: ${color.white}; color: ${color.ink}; box-shadow: 0 1px 2px color-mix(in srgb, ${color.ink} 16%, transparent); }
[data-preview-frame] > .preview-widths { position: absolute; z-index: 1; right: 8px; bottom: 8px; box-shadow: 0 0 0 1px ${color.line2}; }
[data-preview-frame] { --preview-bar: ${color.lit}; background: ${color.plaster}; }
[data-preview-frame] iframe { background: ${color.limewash}; }
[data-preview-frame][data-width='phone'] iframe { inset: 0 auto 0 50%; width: min(390px, 100%); transform: translateX(-50%); }
[data-preview-frame][data-width='desktop'] iframe { inset: 0 auto auto 0; width: calc(100% / var(--preview-scale, 1)); height: calc(100% / var(--preview-scale, 1)); transform: scale(var(--preview-scale, 1)); transform-origin: 0 0; }

@media (max-width: 1023px) {
  .text-editor button.text-tool { width: 44px; height: 44px; }
  .text-editor .cm-editor .cm-lineNumbers .cm-gutterElement { min-width: 28px; padding: 0 6px 0 4px; }
  .text-editor .cm-editor .cm-line { padding-right: 16px; }
  .text-card-place { padding-right: 16px; }
  .text-editor .text-card button, .text-editor .text-status button, .text-editor .cm-editor .cm-search .cm-button, .text-editor .cm-editor .cm-search .cm-textfield, .text-dialog button { min-height: 40px; }
  .preview-widths button { height: 40px; }
  .text-editor .cm-editor .cm-panel.cm-search label { min-height: 40px; }
  .text-editor .cm-editor .cm-search [name='close'] { width: 40px; height: 40px; }
  .text-editor .cm-editor .cm-search .cm-textfield { font-size: 16px; }
  .text-dialog li { padding-block: 9px; }
}
@media (min-width: 1360px) {
  .columns.of-text.previewed > .text { position: sticky; top: 64px; align-self: start; }
  .text-editor { --text-height: max(320px, calc(100vh - 330px)); }
}
@media (forced-colors: active) {
  .text-editor { border: 1px solid CanvasText; }
  .text-editor .cm-editor .cm-problem { border-left: 3px solid Mark; }
  .preview-widths [aria-pressed='true'], .text-dialog li[aria-selected='true'] { outline: 2px solid Highlight; }
}
`;

/** Changes with the styles, so that browsers may keep them. */
export const TEXT_STYLES_VERSION = hash('sha256', TEXT_STYLES).slice(0, 12);
