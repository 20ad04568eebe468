/** Signing in. */
export const signInStyles = `
.sign-in { min-height: 100vh; background: var(--limewash); display: grid; grid-template-rows: auto 1fr; }
.sign-in header { display: flex; justify-content: space-between; align-items: center; padding: 18px var(--pad); }
.sign-in main { align-self: center; width: 100%; max-width: 520px; margin-inline: auto; padding: 24px var(--pad) 64px; }
.sign-in form { display: grid; gap: 16px; }
.sign-in h1 { font-size: 32px; line-height: 38px; letter-spacing: -0.032em; font-weight: 570; text-wrap: balance; }
.sign-in .lead { max-width: 44ch; margin: -8px 0 10px; color: var(--ink-2); font-size: 16px; line-height: 24px; overflow-wrap: anywhere; }
.sign-in .input, .sign-in .btn { height: 48px; font-size: 16px; }
.sign-in .btn { justify-content: space-between; }
.sign-in .btn .tile { width: 36px; height: 36px; }
.street { display: none; }

@media (min-width: 1024px) {
  .sign-in { grid-template-columns: 1fr 1fr; }
  .sign-in header { width: 100%; max-width: 520px; margin-inline: auto; padding: 26px 40px; }
  .sign-in main { grid-row: 2; padding-bottom: 120px; }
  .street {
    position: relative; display: grid; grid-column: 2; grid-row: 1 / 3; place-items: end center;
    margin: 12px 12px 12px 0; border-radius: 20px; background: var(--sky); overflow: hidden;
  }
  .street::after { content: ''; position: absolute; inset: auto 0 0; height: 10px; background: var(--dusk); }
  .street svg { width: 560px; max-width: 100%; height: auto; }
}
`;
