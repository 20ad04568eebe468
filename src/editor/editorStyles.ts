import { color, radius } from '../theme/tokens.ts';

/** The style sheet of the editor's pages. Its hash is in their content security policy. */
export const editorStyles = `
* { box-sizing: border-box; }
body { margin: 0; background: ${color.limewash}; color: ${color.ink}; font: 16px/1.5 system-ui, sans-serif; }
a { color: ${color.duskWall}; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.125rem; }
:focus-visible { outline: 3px solid ${color.duskWall}; outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; background: ${color.dusk}; color: ${color.onDusk}; }
.bar :focus-visible { outline-color: ${color.lit}; }
.bar a { color: inherit; font-weight: 600; text-decoration: none; }
.bar form { display: flex; gap: 16px; align-items: center; margin-left: auto; color: ${color.onDusk2}; font-size: 0.875rem; overflow-wrap: anywhere; }
.bar button { min-height: 36px; border-color: ${color.onDusk2}; background: none; color: inherit; }
main { max-width: 1560px; margin: 0 auto; padding: 32px 24px 96px; }
.narrow { max-width: 520px; }
.stack { display: grid; gap: 20px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.between { justify-content: space-between; }
.split { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
.card { display: grid; gap: 16px; min-width: 0; margin: 0; padding: 20px; border: 1px solid ${color.line}; border-radius: ${radius.card}; background: ${color.white}; }
.card .card { padding: 16px; background: ${color.limewash}; }
legend { padding: 0 8px; font-weight: 600; }
.field { display: grid; gap: 6px; min-width: 0; }
label, .label { font-weight: 600; }
label.check { display: flex; gap: 10px; align-items: center; }
.help { margin: 0; color: ${color.ink3}; font-size: 0.875rem; }
.error { margin: 0; color: ${color.brick}; font-weight: 600; overflow-wrap: anywhere; }
[aria-invalid='true'] { border-color: ${color.brick}; }
input, select, textarea { width: 100%; min-height: 44px; padding: 9px 12px; border: 1px solid ${color.control}; border-radius: ${radius.small}; background: ${color.white}; color: inherit; font: inherit; }
input[type='checkbox'] { width: 22px; min-height: 22px; accent-color: ${color.dusk}; }
textarea { resize: vertical; }
textarea.body { min-height: 60vh; font: 0.9375rem/1.6 ui-monospace, monospace; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 18px; border: 1px solid ${color.control}; border-radius: ${radius.small}; background: ${color.white}; color: ${color.ink}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: currentColor; }
.primary { border-color: ${color.dusk}; background: ${color.dusk}; color: ${color.white}; }
.primary:hover { background: ${color.duskWall}; }
.danger { border-color: ${color.brick}; color: ${color.brick}; }
.small { min-height: 36px; padding: 4px 12px; font-size: 0.875rem; }
.notice { padding: 12px 16px; border-left: 4px solid ${color.leaf}; background: ${color.white}; overflow-wrap: anywhere; }
.notice.bad { border-color: ${color.brick}; }
.tags { display: flex; gap: 8px; overflow-x: auto; padding: 4px; }
.tags a { flex: none; padding: 8px 14px; border: 1px solid ${color.line2}; border-radius: 99px; background: ${color.white}; color: inherit; text-decoration: none; }
.tags [aria-current] { border-color: ${color.dusk}; background: ${color.dusk}; color: ${color.white}; }
table { width: 100%; border-collapse: collapse; background: ${color.white}; }
th, td { padding: 12px 16px; border-bottom: 1px solid ${color.line}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: ${color.ink3}; font-size: 0.875rem; }
.scroll { overflow-x: auto; border: 1px solid ${color.line}; border-radius: ${radius.card}; }
.status { padding: 2px 10px; border-radius: 99px; background: ${color.plaster}; font-size: 0.875rem; white-space: nowrap; }
.status.live { background: #DFEADF; color: ${color.leaf}; }
.status.scheduled { background: ${color.litWash}; color: ${color.onLitWash}; }
.thumb { max-width: 160px; max-height: 100px; border: 1px solid ${color.line}; border-radius: ${radius.small}; }
.preview { position: sticky; top: 16px; width: 100%; height: 82vh; border: 1px solid ${color.line2}; border-radius: ${radius.card}; background: ${color.white}; }
pre { max-height: 60vh; margin: 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
@media (min-width: 1100px) { .split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
@media (max-width: 700px) { main { padding: 24px 16px 80px; } .bar { padding: 12px 16px; } .wide { display: none; } }
`;
