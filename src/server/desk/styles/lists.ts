/** The list of documents, and what banners, chips and tables of all pages have beyond `controls.ts` and `screens.ts`. */
export const listStyles = `
[hidden] { display: none !important; }
.banner ul { padding-left: 18px; list-style: square; overflow-wrap: anywhere; }
.banner a { text-decoration: underline; text-underline-offset: 3px; }
.banner > div { overflow-wrap: anywhere; }
.banner .actions { margin-top: 10px; }
.banner summary { min-height: 24px; margin-top: 4px; font-weight: 560; text-decoration: underline; text-underline-offset: 3px; }
.chip .pane.full { background: var(--leaf); }
.chip .pane.half { background: linear-gradient(90deg, currentColor 50%, transparent 50%); border: 1.75px solid currentColor; }
.table .by { display: flex; gap: 8px; align-items: center; min-width: 0; }
.table .by .avatar { width: 24px; height: 24px; font-size: 10px; }
.table .faulty { display: flex; gap: 5px; align-items: flex-start; color: var(--brick); }
.table .group .link { margin-left: auto; font-size: 14px; letter-spacing: 0; }
.table.documents th:nth-child(2) { width: 140px; }
.table.documents th:nth-child(3) { width: 280px; }
.table.documents { table-layout: fixed; margin-top: 10px; }
.segments { margin-bottom: 0; }
.sideways { margin-bottom: 14px; }

@media (min-width: 1024px) {
  .segments.kinds { flex-wrap: wrap; }
}
@media (min-width: 1280px) {
  .by-kind { display: grid; grid-template-columns: 188px minmax(0, 1fr); gap: 40px; align-items: start; }
  .by-kind .sideways { margin: 10px 0 0; padding: 0; }
  .by-kind .kinds { display: grid; padding: 0; background: none; }
  .by-kind .kinds a { justify-content: space-between; height: 34px; border-radius: 8px; }
  .by-kind .kinds a:hover { background: var(--limewash); }
  .by-kind .kinds [aria-current] { background: var(--plaster); box-shadow: none; }
}
`;
