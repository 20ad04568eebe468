import { hues, tileHues } from '../../../theme/tokens.ts';

/** Buttons, fields, chips, menus, banners and dialogs. */
export const controlStyles = `
.btn { display: inline-flex; align-items: center; justify-content: center; gap: 8px; height: 40px; padding: 0 14px; border: 0; border-radius: 9px; background: var(--white); box-shadow: inset 0 0 0 1px var(--line-2); font-size: 15px; font-weight: 560; letter-spacing: -0.008em; white-space: nowrap; }
.btn:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.btn.primary { gap: 12px; padding: 0 6px 0 15px; background: var(--dusk); box-shadow: none; color: var(--white); font-weight: 580; }
.btn.primary:hover { background: var(--dusk-deep); }
.btn .tile { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 5px; background: var(--lit); color: var(--ink); }
.btn.danger { box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brick) 45%, var(--white)); color: var(--brick); }
.btn.danger:hover { box-shadow: inset 0 0 0 1.5px var(--brick); background: var(--brick-wash); }
.btn.short { height: 32px; padding: 0 11px; border-radius: 8px; font-size: 14px; }
.btn[aria-disabled], .btn:disabled { background: var(--plaster); box-shadow: none; color: var(--ink-3); cursor: not-allowed; }
.icon-btn { display: inline-grid; place-items: center; flex: none; width: 36px; height: 36px; padding: 0; border: 0; border-radius: 8px; background: none; color: var(--ink-2); }
.icon-btn:hover { background: var(--plaster); color: var(--ink); }

.segments { display: inline-flex; gap: 2px; padding: 3px; border-radius: 9px; background: var(--plaster); }
.segments a { display: inline-flex; align-items: center; gap: 6px; height: 32px; padding: 0 11px; border-radius: 6px; font-size: 14px; letter-spacing: 0; font-weight: 540; color: var(--ink-2); white-space: nowrap; }
.segments a:hover { color: var(--ink); }
.segments a[aria-current] { background: var(--white); color: var(--ink); font-weight: 580; box-shadow: 0 1px 2px rgba(15, 33, 41, 0.16); }
.segments .quiet { font-weight: 500; }
.segments [aria-current] .quiet { color: var(--ink-2); }
.sideways { overflow-x: auto; margin-inline: calc(-1 * var(--pad)); padding: 3px var(--pad); scrollbar-width: none; }

.field { display: grid; gap: 6px; align-content: start; min-width: 0; }
.field label { display: flex; justify-content: space-between; gap: 8px; font-size: 14px; line-height: 20px; letter-spacing: 0; font-weight: 560; }
.field label .quiet { font-weight: 450; }
.input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px; background: var(--white); color: inherit; font: inherit; letter-spacing: inherit; }
.input:is(:focus, :focus-within) { outline: 3px solid var(--lit); outline-offset: 0; border: 2px solid var(--ink); padding-inline: 11px; }
.input::placeholder { color: var(--ink-3); opacity: 1; }
textarea.input { height: auto; padding: 9px 12px; line-height: 22px; resize: vertical; }
.input[aria-invalid] { border: 2px solid var(--brick); padding-inline: 11px; background: var(--brick-wash); }
.hint { font-size: 14px; line-height: 19px; letter-spacing: 0; color: var(--ink-3); }
.problem { font-size: 14px; line-height: 19px; letter-spacing: 0; color: var(--brick); }
.search { position: relative; flex: 1 1 280px; min-width: 0; }
.search svg { position: absolute; left: 12px; top: 50%; margin-top: -9px; color: var(--ink-3); pointer-events: none; }
.search .input { padding-left: 38px; }
.filters { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 14px; }
.filters select.input { width: 158px; }
.sheet { display: grid; gap: 16px; padding: 18px 20px 22px; border-radius: 12px; background: var(--white); box-shadow: 0 0 0 1px var(--line); }
.sheet.grave { box-shadow: 0 0 0 1px color-mix(in srgb, var(--brick) 25%, var(--white)); }

.chip { display: inline-flex; align-items: center; gap: 6px; height: 24px; padding: 0 8px; border-radius: 6px; background: var(--plaster); color: var(--ink-2); font-size: 14px; line-height: 24px; font-weight: 540; letter-spacing: 0; white-space: nowrap; }
.chip.calm { background: none; }
.chip.calm svg { color: var(--leaf); }
.chip.waits { background: none; }
.chip.warm { background: var(--lit-wash); color: var(--amber); }
.chip.bad { background: var(--brick-wash); color: var(--brick); }
.chip.later { background: var(--sky); color: var(--sky-deep); }
.chip.now { background: var(--dusk); color: var(--white); font-weight: 580; }
.chip .pane { width: 10px; height: 10px; border-radius: 2px; background: var(--lit); }
.chip .pane.hollow { background: none; border: 1.75px solid currentColor; }

.menu { position: relative; }
.menu > .panel { position: absolute; right: 0; top: calc(100% + 4px); z-index: 21; width: 240px; padding: 6px; border-radius: 12px; background: var(--white); box-shadow: var(--shadow), 0 0 0 1px rgba(15, 33, 41, 0.07); }
.menu > .panel p { padding: 8px 10px; overflow-wrap: anywhere; }
.menu > .panel a, .menu > .panel button { display: flex; align-items: center; gap: 10px; width: 100%; min-height: 40px; padding: 0 10px; border: 0; border-radius: 8px; background: none; font-weight: 520; text-align: left; }
.menu > .panel a:hover, .menu > .panel button:hover { background: var(--plaster); }
.menu > .panel .grave { color: var(--brick); }

.banner { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 20px; padding: 14px 16px; border-radius: 12px; background: var(--limewash); box-shadow: inset 0 0 0 1px var(--line); }
.banner > div { flex: 1; min-width: 0; }
.banner.bad { background: var(--brick-wash); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brick) 25%, var(--white)); }
.banner.bad > svg { color: var(--brick); }
.banner.good { background: var(--leaf-wash); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--leaf) 25%, var(--white)); }
.banner.good > svg { color: var(--leaf); }
.banner.mails { background: var(--lit-wash); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--lit) 45%, var(--white)); }
.banner.mails > svg { color: var(--amber); }
.banner > .actions { flex: none; align-self: center; }

.dialog { max-width: 520px; padding: 26px 28px 24px; border-radius: 16px; background: var(--white); box-shadow: var(--shadow), 0 0 0 1px rgba(15, 33, 41, 0.08); }
.dialog h1 { margin-bottom: 8px; font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -0.018em; overflow-wrap: anywhere; }
.dialog ul { margin: 8px 0; padding-left: 18px; list-style: square; }
.dialog .actions { justify-content: flex-end; margin-top: 22px; }

.avatar { display: inline-grid; place-items: center; flex: none; width: 32px; height: 32px; border-radius: 50%; font-size: 12px; line-height: 16px; font-weight: 600; letter-spacing: 0; }
.avatar.large { width: 48px; height: 48px; font-size: 17px; }
${tileHues.map((hue, index) => `.avatar.hue-${index} { background: ${hues[hue].tint}; color: ${hues[hue].deep}; }`).join('\n')}

@media (min-width: 1024px) {
  select.input { appearance: auto; }
}
@media (max-width: 1023px) {
  .btn { height: 46px; }
  .btn.short { height: 40px; }
  .btn .tile { width: 34px; height: 34px; border-radius: 6px; }
  .icon-btn { width: 44px; height: 44px; }
  .segments a { height: 40px; }
  .input { height: 46px; font-size: 16px; }
}
@media (max-width: 767px) {
  .filters > * { flex: 1 1 calc(50% - 4px); }
  .filters select.input { width: auto; min-width: 0; }
  .filters .search { flex: 1 1 100%; }
  .banner { flex-wrap: wrap; }
  .banner > .actions { width: 100%; margin-left: 32px; }
  .dialog { padding: 22px 20px 20px; }
  .dialog .actions { flex-direction: column-reverse; align-items: stretch; }
  .dialog .actions .primary { justify-content: space-between; }
}
`;
