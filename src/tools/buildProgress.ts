import { stripVTControlCharacters } from 'node:util';
import type { Compiler, MultiStats, Stats } from 'webpack';

const NAMES: Record<string, string> = {
  client: "the browser's bundle",
  server: "the server's bundle",
};

/**
 * Says on standard error what the first build of each compiler is at: one live line on a terminal, plain lines
 * elsewhere.
 */
export const showProgress = (compilers: readonly Compiler[]): void => {
  const started = performance.now();
  const steps = new Map<string, string>();
  let line = '';

  const write = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}\n`);
    else process.stderr.write(`${text}\n`);
  };
  const draw = () => {
    const parts = [...steps].map(([name, step]) => `${NAMES[name] ?? name} ${step}`);
    const next = `Building ${parts.join(', ')}`.slice(0, process.stderr.columns - 1);
    if (next !== line) process.stderr.write(`\r\x1b[K${next}`);
    line = next;
  };

  for (const compiler of compilers) {
    const name = compiler.name ?? '';
    let isDone = false;
    new compiler.webpack.ProgressPlugin((fraction, step) => {
      if (isDone) return;
      const isFirst = !steps.has(name);
      steps.set(name, `${Math.round(fraction * 100)} % ${step}`.trimEnd());
      if (process.stderr.isTTY) draw();
      else if (isFirst) write(`Building ${NAMES[name] ?? name} ...`);
    }).apply(compiler);
    compiler.hooks.done.tap('buildProgress', (stats) => {
      if (isDone) return;
      isDone = true;
      steps.delete(name);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      write(
        stats.hasErrors()
          ? `Failed to build ${NAMES[name] ?? name}.`
          : `Built ${NAMES[name] ?? name} in ${seconds} s.`,
      );
    });
  }
};

/** A failed build's errors: file, line and what is wrong. Where in the compiler that was found is left out. */
export const describeErrors = (stats: Stats | MultiStats, colors = false): string =>
  stats
    .toString({ preset: 'errors-only', colors })
    .split('\n')
    .filter((line) => !/^\s*at .*[:>]/.test(stripVTControlCharacters(line)))
    .join('\n');
