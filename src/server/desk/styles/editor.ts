/**
 * The editor of a document, its fields, versions and reviews. `.columns` lays out the form (`documentPage.tsx`):
 *
 * | document                 | below 1024 px | from 1024 px                     | from 1360 px            |
 * | ------------------------ | ------------- | -------------------------------- | ----------------------- |
 * | of fields                | one column    | fields                           | the same                |
 * | of fields, `.previewed`  | tabs          | fields, preview                  | the same                |
 * | `.of-page.previewed`     | tabs          | fields, preview                  | parts, fields, preview  |
 * | `.of-text`               | tabs          | text above fields                | text, fields            |
 * | `.of-text.previewed`     | tabs          | text above fields, preview       | text, preview, fields   |
 *
 * What an address names, such as the end of a list to which a button has added a row, scrolls to the middle of the window, by
 * `scroll-margin-top`: the row is above it, and the bar covers the top.
 */
export const editorStyles = `
.editor { display: flex; flex-direction: column; min-height: 100vh; }
.editor-bar { position: sticky; top: 0; z-index: 20; display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; min-height: 64px; padding: 8px 20px 8px 12px; border-bottom: 1px solid var(--line); background: var(--limewash); }
.editor-bar .names { display: grid; flex: 0 1 auto; min-width: 0; margin: 0 6px 0 2px; }
.editor-bar .names .small { line-height: 18px; }
.editor-bar h1 { font-size: 16px; line-height: 22px; font-weight: 600; letter-spacing: -0.014em; }
.editor-bar > .actions { flex: none; margin-left: auto; }
.editor > main { flex: 1; min-width: 0; }
.editor-banners:has(> :not([hidden])) { padding: 20px var(--pad) 0; }
.editor-banners > * { max-width: 1180px; margin-bottom: 12px; }
.share { overflow-wrap: anywhere; }
.editor .columns { display: grid; gap: 0; margin: 0; align-items: stretch; grid-template-columns: minmax(0, 1fr); }
.columns > .text, .columns > .fields { display: grid; gap: 18px; align-content: start; min-width: 0; padding: 24px var(--pad) 40px; }
.columns > .fields > .heading { margin-bottom: -4px; }
.text .field > .input { font-size: 16px; }
textarea.input.markdown { min-height: 60vh; padding: 12px 14px; font-size: 16px; line-height: 27px; }
textarea.input:not(.markdown) { field-sizing: content; min-height: 64px; max-height: 60vh; }
.sheet textarea.input { min-height: 220px; }
.columns .field { grid-template-columns: minmax(0, 1fr); }
.parts, .form-tabs { display: none; }
.frame { position: relative; height: 82vh; background: var(--plaster); overflow: hidden; }
.frame iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: var(--white); }
.frame iframe.loading { visibility: hidden; }
.field-group { display: grid; gap: 14px; min-width: 0; padding: 14px 16px; border-radius: 12px; background: var(--white); box-shadow: 0 0 0 1px var(--line); }
details.field-group { display: block; }
details.field-group > * + * { margin-top: 14px; }
.field-group > summary { display: flex; gap: 8px; align-items: center; min-height: 24px; font-weight: 580; overflow-wrap: anywhere; }
.field-group > summary::after { content: ''; flex: none; width: 7px; height: 7px; margin: -4px 4px 0 auto; border: solid var(--ink-3); border-width: 0 2px 2px 0; transform: rotate(45deg); }
.field-group[open] > summary::after { margin-top: 2px; transform: rotate(-135deg); }
.field-group .field-group { background: var(--limewash); }
.between { justify-content: space-between; }
.columns .field:has(> .check) { grid-template-columns: 22px minmax(0, 1fr); gap: 4px 10px; align-items: center; }
.field > .check { order: -1; width: 20px; height: 20px; margin: 0; accent-color: var(--dusk); }
.field > .check ~ div { grid-column: 1 / -1; }
.field .live { display: flex; gap: 4px 12px; justify-content: space-between; align-items: flex-start; }
.field .live .hint { min-width: 0; overflow-wrap: anywhere; }
.field .live button { flex: none; min-height: 24px; padding: 0; border: 0; background: none; font-weight: 560; text-decoration: underline; text-decoration-color: var(--lit); text-decoration-thickness: 2px; text-underline-offset: 4px; }
.field .hint.over { color: var(--brick); font-weight: 560; }
.field .problem { white-space: pre-line; overflow-wrap: anywhere; }
.field .upload { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
.upload input { flex: 1 1 220px; max-width: 100%; min-width: 0; font: inherit; font-weight: 450; }
.upload input::file-selector-button { height: 32px; margin-right: 10px; padding: 0 11px; border: 1px solid var(--line-2); border-radius: 8px; background: var(--white); color: inherit; font: inherit; font-weight: 560; }
[id$='-end'], .field .input { scroll-margin-top: 50vh; }
progress { width: 100%; height: 12px; accent-color: var(--dusk); }
.thumb { max-width: 100%; max-height: 120px; border-radius: 8px; box-shadow: 0 0 0 1px var(--line); justify-self: start; }
.editor-bar .saved, .editor-bar .people { display: flex; gap: 6px; align-items: center; min-width: 0; overflow-wrap: anywhere; }
.editor-bar .people .avatar { width: 26px; height: 26px; font-size: 11px; box-shadow: 0 0 0 2px var(--limewash), 0 0 0 3.5px var(--sky-deep); }
.editor-bar .menu .share { padding: 6px 10px; }
.editor-bar .menu .share summary { min-height: 28px; font-weight: 520; }
ins { border-radius: 2px; background: var(--leaf-wash); color: #123f2b; text-decoration: underline; text-decoration-color: var(--leaf); text-decoration-thickness: 1.5px; text-underline-offset: 3px; }
del { border-radius: 2px; background: var(--brick-wash); color: #7d2614; text-decoration-color: var(--brick); text-decoration-thickness: 1.5px; }
.compare { display: grid; gap: 20px; max-width: 908px; margin: 0 auto; padding: 36px 24px 64px; }
.compare h2 { font-size: 26px; line-height: 32px; font-weight: 580; letter-spacing: -0.026em; text-wrap: balance; overflow-wrap: anywhere; }
.compare > .soft { margin-top: -14px; }
.compare .value { display: block; white-space: pre-line; overflow-wrap: anywhere; }
.compare .avatar { width: 24px; height: 24px; font-size: 10px; }
.compare section { padding-top: 18px; border-top: 1px solid var(--line); }
.compare li { display: flex; gap: 10px; align-items: flex-start; padding: 8px 0; }
.conflict { display: grid; gap: 10px; min-width: 0; margin: 6px 0 0; padding: 0; border: 0; }
.conflict legend { margin-bottom: 10px; padding: 0; font-size: 16px; font-weight: 600; }
.conflict label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 6px 12px; align-content: start; min-width: 0; padding: 12px 16px 14px; border-radius: 12px; box-shadow: inset 0 0 0 1px var(--line-2); }
.conflict label:has(:checked) { background: var(--limewash); box-shadow: inset 0 0 0 2px var(--dusk); }
.conflict input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--dusk); }
.conflict .who { display: flex; gap: 8px; align-items: center; overflow-wrap: anywhere; }
.conflict .value { grid-column: 2; }
.history { display: grid; }
.history > section { min-width: 0; }
.history-head { display: flex; flex-wrap: wrap; gap: 12px 24px; justify-content: space-between; align-items: center; padding: 16px var(--pad); border-bottom: 1px solid var(--line); }
.history .differences { max-width: 980px; padding: 22px var(--pad) 56px; }
.versions { padding: 14px 12px; }
.versions a { display: flex; gap: 11px; align-items: flex-start; padding: 10px; border-radius: 10px; }
.versions a:hover { background: var(--limewash); }
.versions [aria-current] { background: var(--plaster); }
.versions .grow { flex: 1; min-width: 0; }
.versions .grow > * { display: block; }
.versions .avatar { width: 24px; height: 24px; font-size: 10px; }
.versions > p { padding: 14px 10px; }
.review { display: grid; }
.review > section { min-width: 0; padding: 28px var(--pad) 56px; }
.review > section > .heading { margin-bottom: 22px; }
.review > form { display: grid; gap: 22px; align-content: start; padding: 24px; border-top: 1px solid var(--line); }
.review .asked { display: flex; gap: 12px; }
.review .checked { display: flex; gap: 10px; align-items: center; }
.review .amber { color: var(--amber); }
.review .answers { display: grid; gap: 8px; }
.review .answers .primary { justify-content: space-between; }
.review .pages { display: grid; gap: 20px; }
.review iframe { width: 100%; height: 75vh; border: 1px solid var(--line-2); border-radius: 12px; background: var(--white); }
.differences h3 { margin: 0 0 8px; font-size: 15px; font-weight: 600; }
.differences dl { margin-bottom: 30px; }
.differences dl > div { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: 4px 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.differences dt { color: var(--ink-3); font-size: 14px; overflow-wrap: anywhere; }
.differences dd { white-space: pre-line; overflow-wrap: anywhere; }
.lines { padding-top: 8px; border-top: 1px solid var(--line); font-size: 16px; line-height: 27px; }
.lines .line { display: grid; grid-template-columns: 40px minmax(0, 1fr); padding: 2px 0; }
.lines .line span { font-size: 13px; color: var(--ink-3); }
.lines .line p { min-height: 27px; overflow-wrap: anywhere; }
.unchanged summary { display: flex; gap: 8px; align-items: center; min-height: 36px; margin: 8px 0; padding: 0 12px; border-radius: 8px; background: var(--limewash); color: var(--ink-2); font-size: 14px; letter-spacing: 0; }
.unchanged summary:hover { background: var(--plaster); }

@media (min-width: 1024px) {
  .review { grid-template-columns: minmax(0, 1fr) 372px; min-height: calc(100vh - 64px); }
  .review > form { border: 0; border-left: 1px solid var(--line); }
  .review .pages { grid-template-columns: 1fr 1fr; }
  .history { grid-template-columns: 320px minmax(0, 1fr); min-height: calc(100vh - 64px); }
  .history > section { border-left: 1px solid var(--line); }
  .editor .columns.previewed { grid-template-columns: minmax(0, 1fr) 400px; grid-template-rows: auto 1fr; }
  .editor .columns.previewed > .frame { grid-column: 2; grid-row: 1 / 3; }
  .editor .columns.of-page, .editor .columns.previewed:not(.of-text) { grid-template-columns: 420px minmax(0, 1fr); }
  .editor .columns:not(.previewed) > .fields { max-width: 860px; }
  .frame { position: sticky; top: 64px; height: calc(100vh - 64px); border-left: 1px solid var(--line); }
  .columns > .fields { border-top: 1px solid var(--line); }
  .columns:not(.of-text) > .fields { border-top: 0; }
  .columns:not(.of-text) > .fields, .columns > .text, .columns > .fields { padding-inline: 24px; }
}
@media (min-width: 1360px) {
  .editor .columns.of-text { grid-template-columns: minmax(0, 1fr) 312px; }
  .editor .columns.of-text > .fields { border: 0; border-left: 1px solid var(--line); }
  .editor .columns.of-text.previewed { grid-template-columns: minmax(0, 1fr) 440px 312px; grid-template-rows: 1fr; }
  .editor .columns.of-text.previewed > .frame { grid-row: 1; }
  .editor .columns.of-text.previewed > .fields { grid-column: 3; grid-row: 1; }
  .editor .columns.of-page.previewed:not(.of-text) { grid-template-columns: 228px 464px minmax(0, 1fr); }
  .editor .columns.of-page > .frame { grid-column: 3; }
  .editor .columns.of-page > .fields { border-left: 1px solid var(--line); }
  .columns > .parts { position: sticky; top: 64px; display: grid; gap: 2px; align-content: start; max-height: calc(100vh - 64px); padding: 18px 12px; overflow-y: auto; }
  .parts p { padding: 0 10px 6px; }
  .parts a { min-height: 34px; padding: 6px 10px; border-radius: 8px; color: var(--ink-2); }
  .parts a:hover { background: var(--plaster); color: var(--ink); }
}
@media (max-width: 1023px) {
  .form-tabs { position: sticky; top: 0; z-index: 15; display: flex; gap: 4px; padding: 0 8px; border-bottom: 1px solid var(--line); background: var(--limewash); }
  .form-tabs a { display: flex; align-items: center; min-height: 48px; padding: 0 12px; border-bottom: 3px solid transparent; color: var(--ink-2); font-weight: 520; }
  .columns > [id^='part-'] { scroll-margin-top: 300px; }
  .columns.of-text > .fields { display: none; }
  /* It keeps its size, so that it follows the text while it is hidden. */
  .columns { position: relative; }
  .columns > .frame { position: absolute; inset: 0 0 auto; height: calc(100vh - 190px); visibility: hidden; }
  /* The tabs are links to the text, the fields and the preview. What the address names is shown; without a name the text, or the
     fields of a form without a text. */
  .columns:has(> .fields:target, > .fields :target) > .fields, .columns:has(> .frame:target) > .frame { display: grid; }
  .columns:has(> .frame:target) > .frame { position: relative; inset: auto; visibility: visible; }
  /* What gives way: the text to the fields, and both to the preview. */
  .columns.of-text:has(> .fields:target, > .fields :target) > .text, .columns:has(> .frame:target) > :is(.text, .fields) { display: none; }
  /* The tab of what is shown: the text, the fields of a form without a text, the fields, the preview. */
  .columns.of-text:not(:has(> .fields:target, > .fields :target, > .frame:target)) .to-text,
  .columns:not(.of-text):not(:has(> .frame:target)) .to-fields,
  .columns:has(> .fields:target, > .fields :target) .to-fields,
  .columns:has(> .frame:target) .to-preview { border-bottom-color: var(--dusk); color: var(--ink); font-weight: 580; }
  .editor-bar { position: static; padding: 6px 8px 6px 4px; min-height: 60px; }
  .editor-bar .names { flex: 1 1 60%; }
  .editor-bar > [data-state] { margin-left: 12px; }
  .editor-bar > .actions { position: fixed; inset: auto 0 0; z-index: 20; flex-wrap: nowrap; margin: 0; padding: 10px 16px; border-top: 1px solid var(--line); background: var(--limewash); }
  .editor-bar > .actions .primary { flex: 1 1 auto; justify-content: space-between; }
  .editor-bar > .actions .menu > .panel { inset: auto auto calc(100% + 12px) 0; max-width: calc(100vw - 32px); }
  .differences dl > div { grid-template-columns: minmax(0, 1fr); }
  .lines .line { grid-template-columns: 30px minmax(0, 1fr); }
  .editor > main { padding-bottom: 76px; }
  .field > .check { width: 24px; height: 24px; }
  .upload input::file-selector-button { height: 40px; }
}
@media (min-width: 768px) { .conflict { grid-template-columns: 1fr 1fr; } .conflict legend { grid-column: 1 / -1; } }
@media (max-width: 767px) {
  .editor-bar [value='preview'] { display: none; }
}
`;
