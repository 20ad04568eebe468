/** Cards, tables, and what single screens need. */
export const screenStyles = `
.card { border-radius: 12px; background: var(--white); box-shadow: 0 0 0 1px var(--line); overflow: hidden; }
.card-head { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; min-height: 52px; padding: 14px 20px 12px; }
.card-head .link { margin-left: auto; font-size: 14px; letter-spacing: 0; }
.rows > * { display: flex; gap: 14px; align-items: center; padding: 12px 20px; border-top: 1px solid var(--line); }
.rows > a:hover { background: var(--limewash); }
.rows .grow { flex: 1; min-width: 0; }
.rows .grow > * { display: block; }
.rows .mark { display: grid; place-items: center; flex: none; width: 32px; height: 32px; border-radius: 8px; background: var(--lit-wash); color: var(--amber); }
.rows .mark.bad { background: var(--brick-wash); color: var(--brick); }
.rows .at { width: 74px; text-align: right; }
.rows .date { display: grid; justify-items: center; align-content: center; flex: none; width: 40px; height: 44px; border-radius: 8px; background: var(--limewash); box-shadow: inset 0 0 0 1px var(--line); font-size: 12px; line-height: 14px; letter-spacing: 0; color: var(--ink-2); }
.rows .date b { font-size: 17px; line-height: 19px; font-weight: 600; color: var(--ink); }
.rows .seats { display: grid; gap: 6px; flex: none; width: 92px; text-align: right; }
.week { display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: flex-end; padding: 4px 20px 20px; }
.week svg { width: 336px; max-width: 100%; height: auto; }
.week dl { display: grid; grid-template-columns: auto auto; gap: 10px 24px; }
.week dl div { display: grid; }
.week dd { order: -1; font-size: 22px; line-height: 26px; font-weight: 580; letter-spacing: -0.026em; }
.week dt { font-size: 14px; line-height: 18px; letter-spacing: 0; color: var(--ink-3); }
.empty { display: flex; gap: 22px; align-items: center; padding: 22px 20px 28px; border-top: 1px solid var(--line); }
.empty p { max-width: 52ch; color: var(--ink-2); }

.table { width: 100%; border-collapse: collapse; }
.table th { padding: 8px 12px; border-bottom: 1px solid var(--line-2); font-size: 14px; line-height: 20px; letter-spacing: 0; font-weight: 520; color: var(--ink-3); text-align: left; white-space: nowrap; }
.table td { height: 54px; padding: 9px 12px; border-bottom: 1px solid var(--line); vertical-align: middle; overflow-wrap: anywhere; }
.table th:first-child, .table td:first-child { padding-left: 8px; }
.table th:last-child, .table td:last-child { padding-right: 8px; }
.table tbody tr:hover td { background: var(--limewash); }
.table .number { text-align: right; }
.table .under { display: block; font-size: 14px; line-height: 20px; letter-spacing: 0; color: var(--ink-3); }
.table .name { display: inline-block; min-height: 24px; font-weight: 560; }
.table a.name:hover { text-decoration: underline; text-decoration-color: var(--lit); text-decoration-thickness: 3px; text-underline-offset: 4px; }
.table .group td { height: auto; padding: 26px 8px 8px; border-bottom: 1px solid var(--line-2); background: none !important; }
.table .group div { display: flex; gap: 10px; align-items: baseline; }
.table .who { display: flex; gap: 12px; align-items: center; min-width: 0; }
.table .who > :last-child { flex: 1; min-width: 0; }
.rights tbody th { border-bottom: 1px solid var(--line); font-size: 15px; font-weight: 450; color: var(--ink); white-space: normal; }
.rights td, .rights thead th { width: 76px; text-align: center; }
.rights tbody th { width: 100%; }
.rights thead td { height: auto; border-bottom-color: var(--line-2); }
.rights td { height: 46px; }
.rights svg { display: inline-block; vertical-align: middle; color: var(--leaf); }
.rights .no svg { color: var(--ink-3); }
.changes li { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.pager { display: flex; gap: 14px; align-items: center; padding-top: 16px; font-size: 14px; letter-spacing: 0; color: var(--ink-2); }
.pager > :first-child { margin-right: auto; }

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

@media (min-width: 768px) {
  .touches { grid-template-columns: 1fr 1fr; }
  .add-person { grid-template-columns: minmax(0, 1fr) 300px auto; align-items: end; }
}
@media (max-width: 1279px) { .wide-only { display: none !important; } }
@media (max-width: 767px) {
  .rows > * { padding-inline: 16px; }
  .attention .rows > * { display: grid; grid-template-columns: 32px 1fr; gap: 4px 12px; }
  .attention .rows .link { grid-column: 2; justify-self: start; min-height: 36px; }
  .rows .at { display: none; }
  .week { padding-inline: 16px; }
  .week dl { grid-template-columns: repeat(4, auto); justify-content: space-between; width: 100%; }
  .sheet { padding-inline: 16px; }
  .table.folds thead { display: none; }
  .table.folds, .table.folds tbody { display: block; }
  .table.folds tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--line); }
  .table.folds td { display: block; height: auto; padding: 0; border: 0; }
  .table.folds td.row-2 { grid-column: 1 / -1; font-size: 14px; color: var(--ink-2); }
  .table.folds:has(.who) td.row-2 { padding-left: 44px; }
  .table.folds td.row-2 .under { display: inline; margin-left: 6px; }
  .table.folds td.end { grid-row: 1; grid-column: 2; justify-self: end; }
  .table.folds td.wide { display: none; }
  .table.folds tr.group { display: block; padding: 22px 0 8px; border-bottom-color: var(--line-2); }
  .table.folds tr:hover td { background: none; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .page-head .actions { max-width: 100%; }
}
`;
