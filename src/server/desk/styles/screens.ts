/** What only one or two screens have. */
export const screenStyles = `
.facts > div { display: grid; grid-template-columns: 128px minmax(0, 1fr); gap: 4px 12px; align-items: center; min-height: 44px; padding: 8px 0; border-top: 1px solid var(--line); }
.facts > div:first-child { border-top: 0; }
.facts dt { font-size: 14px; letter-spacing: 0; color: var(--ink-3); }
.facts dd { overflow-wrap: anywhere; white-space: pre-line; }
.touches { display: grid; gap: 16px; }
.timeline li { position: relative; display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 0 12px; padding: 9px 0; }
.timeline li::before { content: ''; position: absolute; left: 9px; top: 0; bottom: 0; width: 2px; background: var(--line); }
.timeline li:first-child::before { top: 18px; }
.timeline li:last-child::before { bottom: calc(100% - 18px); }
.timeline .dot { position: relative; width: 12px; height: 12px; margin: 5px 0 0 4px; border-radius: 2px; background: var(--dusk); box-shadow: 0 0 0 3px var(--white); }
.timeline .dot.good { background: var(--leaf); }
.timeline .dot.bad { background: var(--brick); }
.timeline .dot.open { border: 2px solid var(--control); background: var(--white); }
.timeline .dot.held { border: 2px solid var(--brick); background: var(--brick-wash); }
.timeline time { font-size: 14px; line-height: 22px; letter-spacing: 0; color: var(--ink-3); white-space: nowrap; }
.timeline p { overflow-wrap: anywhere; }
.logged { display: flex; gap: 8px; align-items: center; margin-top: 22px; }
.seat-plan { display: flex; flex-wrap: wrap; gap: 18px 32px; align-items: center; justify-content: space-between; }
.seat-plan svg { width: 400px; max-width: 100%; height: auto; }
.seat-plan .figure { font-size: 17px; line-height: 24px; }
.seat-plan .figure b { margin-right: 2px; font-size: 28px; line-height: 34px; letter-spacing: -0.03em; }
.seat-plan ul { display: grid; grid-template-columns: auto auto; gap: 4px 20px; margin-top: 10px; font-size: 14px; letter-spacing: 0; color: var(--ink-2); }
.seat-plan li { display: flex; gap: 8px; align-items: center; }
.seat-plan li svg { width: 11px; height: 12px; }
.email-text { padding: 20px 24px; border-radius: 12px; background: var(--white); box-shadow: 0 0 0 1px var(--line); overflow-wrap: anywhere; }
.email-text h2 { margin-bottom: 12px; padding-bottom: 12px; border-bottom: 1px solid var(--line); font-size: 16px; font-weight: 600; }
.email-text p + p { margin-top: 12px; }
.email-text p { white-space: pre-line; }
.shown { display: grid; gap: 12px; padding: 16px 20px 20px; border-radius: 16px; background: var(--plaster); }
iframe.mail { width: 100%; height: 640px; border: 0; border-radius: 12px; background: var(--limewash); }
.months { overflow-x: auto; direction: rtl; text-align: left; padding: 4px 20px 20px; }
.months svg { max-width: none; direction: ltr; }
.legend i { display: inline-block; width: 11px; height: 11px; margin-left: 8px; border-radius: 2px; background: var(--dusk); }
.legend .left { background: var(--control); }
.choices { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; }
.choices label { display: flex; gap: 10px; align-items: flex-start; min-height: 32px; padding: 5px 0; }
.choices input { flex: none; width: 20px; height: 20px; margin: 1px 0 0; accent-color: var(--dusk); }
.notice-page { max-width: 560px; padding: 32px 0 24px; }
.notice-page h1 { margin: 26px 0 8px; }
.notice-page p { max-width: 52ch; color: var(--ink-2); }
.notice-page .actions { margin-top: 22px; }
.add-person { display: grid; gap: 14px; margin-bottom: 22px; }
@media (max-width: 1279px) { .wide-only { display: none !important; } }
@media (min-width: 768px) {
  .touches { grid-template-columns: 1fr 1fr; }
  .add-person { grid-template-columns: minmax(0, 1fr) 300px auto; align-items: end; }
}
@media (max-width: 767px) {
  .sheet { padding-inline: 16px; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .page-head .actions { max-width: 100%; }
}
`;
