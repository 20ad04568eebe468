import { color, font, hues, shadow } from '../../../theme/tokens.ts';

/** Colors by role, type and the frame of every page: side and page, or bars on phones. */
export const baseStyles = `
:root {
  --limewash: ${color.limewash}; --white: ${color.white}; --plaster: ${color.plaster};
  --line: ${color.line}; --line-2: ${color.line2}; --control: ${color.control};
  --ink: ${color.ink}; --ink-2: ${color.ink2}; --ink-3: ${color.ink3};
  --dusk: ${color.dusk}; --dusk-deep: ${color.duskDeep}; --lit: ${color.lit}; --lit-wash: ${color.litWash};
  --amber: ${color.onLitWash}; --brick: ${color.brick}; --brick-wash: ${color.brickWash};
  --leaf: ${color.leaf}; --leaf-wash: ${hues.sage.tint}; --sky: ${hues.sky.tint}; --sky-deep: ${hues.sky.deep};
  --shadow: ${shadow.sh3}; --pad: 16px;
}
* { box-sizing: border-box; }
html { scroll-padding-bottom: 84px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--white); color: var(--ink); font: 450 15px/22px ${font.sans}; letter-spacing: -0.006em; font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: inherit; text-decoration: none; }
svg { display: block; flex: none; }
b, strong { font-weight: 580; }
button { margin: 0; font: inherit; letter-spacing: inherit; color: inherit; cursor: pointer; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
:is(h1, h2)[autofocus]:focus { outline: none; }
:focus-visible { outline: 3px solid var(--dusk); outline-offset: 2px; border-radius: 8px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--ink-3); }
.soft { color: var(--ink-2); }
.small { font-size: 14px; line-height: 20px; letter-spacing: 0; }
.cut { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.whole { white-space: nowrap; }
.broken { overflow-wrap: anywhere; }
.heading { font-size: 17px; line-height: 24px; font-weight: 600; letter-spacing: -0.014em; }
.heading .quiet { margin-left: 6px; font-size: 15px; font-weight: 450; letter-spacing: 0; }
.link { display: inline-flex; align-items: center; min-height: 26px; font-weight: 560; text-decoration: underline; text-decoration-color: var(--line-2); text-decoration-thickness: 1.5px; text-underline-offset: 4px; overflow-wrap: anywhere; }
.link:hover { text-decoration-color: var(--lit); text-decoration-thickness: 3px; }
.skip { position: absolute; left: 8px; top: -60px; z-index: 30; padding: 10px 14px; border-radius: 8px; background: var(--dusk); color: var(--white); }
.skip:focus { top: 8px; }

.shell { display: flex; flex-direction: column; min-height: 100vh; }
.side { display: none; }
.brand { display: flex; align-items: center; gap: 10px; font-weight: 620; font-size: 18px; line-height: 28px; letter-spacing: -0.035em; color: var(--dusk); }
.brand .desk { font-weight: 520; font-size: 14px; letter-spacing: 0; color: var(--ink-3); }
.brand img { display: block; width: 24px; height: 24px; }
.top { position: sticky; top: 0; z-index: 20; display: flex; align-items: center; gap: 10px; height: 56px; padding: 0 8px 0 16px; border-bottom: 1px solid var(--line); background: var(--limewash); }
.top .menu { margin-left: auto; }
.page { flex: 1; min-width: 0; padding: 24px var(--pad) 116px; }
.tabs { position: fixed; inset: auto 0 0; z-index: 20; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; border-top: 1px solid var(--line); background: var(--limewash); }
.tabs > a, .tabs > .menu > summary { position: relative; display: grid; gap: 3px; justify-items: center; align-content: center; height: 60px; font-size: 13px; line-height: 16px; font-weight: 540; letter-spacing: 0; color: var(--ink-2); }
.tabs [aria-current] { color: var(--ink); font-weight: 600; box-shadow: inset 0 3px var(--dusk); }
.tabs .count { position: absolute; top: 7px; left: calc(50% + 8px); min-width: 17px; padding: 0 4px; border-radius: 5px; background: var(--dusk); color: var(--white); font-size: 11px; line-height: 17px; font-weight: 600; text-align: center; }
.tabs .menu > .panel { inset: auto 8px 66px auto; }

.page-head { display: flex; flex-wrap: wrap; gap: 14px 16px; align-items: center; margin-bottom: 24px; }
.page-head > :first-child { flex: 1 1 auto; min-width: 0; }
.page-head h1, .notice-page h1 { font-size: 26px; line-height: 32px; font-weight: 580; letter-spacing: -0.026em; text-wrap: balance; overflow-wrap: anywhere; }
.page-head p { max-width: 76ch; margin-top: 4px; color: var(--ink-2); }
.titled { display: flex; gap: 14px; align-items: center; min-width: 0; }
.titled > div { min-width: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.back { display: inline-flex; align-items: center; gap: 6px; min-height: 28px; margin-bottom: 6px; font-size: 14px; letter-spacing: 0; font-weight: 520; color: var(--ink-2); }
.back:hover { color: var(--ink); text-decoration: underline; text-decoration-color: var(--lit); text-decoration-thickness: 2px; text-underline-offset: 4px; }
.columns { display: grid; gap: 24px; align-items: start; margin-top: 24px; }
.columns > *, .stack > * { min-width: 0; }
.stack { display: grid; gap: 24px; align-content: start; }

@media (min-width: 768px) { :root { --pad: 28px; } }
@media (min-width: 1024px) {
  :root { --pad: 40px; }
  .shell { display: grid; grid-template-columns: 240px minmax(0, 1fr); }
  .top, .tabs { display: none; }
  .side { display: block; border-right: 1px solid var(--line); background: var(--limewash); }
  .side > div { position: sticky; top: 0; display: flex; flex-direction: column; height: 100vh; min-height: 560px; padding: 22px 12px 14px; }
  .side .brand { margin-bottom: 22px; padding: 0 10px; font-size: 19px; }
  .side .brand .desk { margin-left: auto; padding-top: 2px; }
  .side .brand img { width: 26px; height: 26px; }
  .side nav { display: grid; gap: 20px; }
  .side ul { display: grid; gap: 2px; }
  .side li a, .side .foot a { display: flex; align-items: center; gap: 11px; height: 38px; padding: 0 10px; border-radius: 8px; font-weight: 520; color: var(--ink-2); }
  .side li a:hover, .side .foot a:hover { background: var(--plaster); color: var(--ink); }
  .side li a[aria-current] { background: var(--white); color: var(--ink); font-weight: 580; box-shadow: 0 0 0 1px var(--line); }
  .side .count { margin-left: auto; font-size: 14px; font-weight: 520; color: var(--ink-3); }
  .side .foot { display: grid; gap: 2px; margin-top: auto; padding-bottom: 10px; }
  .account { display: flex; align-items: center; gap: 10px; padding: 12px 10px 2px; border-top: 1px solid var(--line); }
  .account > div { flex: 1; min-width: 0; }
  .account b { display: block; line-height: 19px; }
  .page { padding-top: 34px; padding-bottom: 72px; }
  .page > * { max-width: 1180px; }
  .page-head h1, .notice-page h1 { font-size: 28px; line-height: 34px; }
}
@media (min-width: 1120px) {
  .columns { grid-template-columns: minmax(0, 1fr) 320px; }
  .columns.even { grid-template-columns: 1fr 1fr; }
}
@media (min-width: 1360px) { .columns:not(.even) { grid-template-columns: minmax(0, 1fr) 392px; } }
`;
