/** Tables, which fold into rows on phones, and what turns their pages. */
export const tableStyles = `
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
@media (max-width: 767px) {
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
}
`;
