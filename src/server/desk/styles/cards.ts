/** Cards and the rows in them. */
export const cardStyles = `
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
@media (max-width: 767px) {
  .rows > * { padding-inline: 16px; }
  .attention .rows > * { display: grid; grid-template-columns: 32px 1fr; gap: 4px 12px; }
  .attention .rows .link { grid-column: 2; justify-self: start; min-height: 36px; }
  .rows .at { display: none; }
  .week { padding-inline: 16px; }
  .week dl { grid-template-columns: repeat(4, auto); justify-content: space-between; width: 100%; }
}
`;
