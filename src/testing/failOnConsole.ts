/** Fails a test that logs an error or a warning. */
const messages: string[] = [];

const record =
  (level: 'error' | 'warn') =>
  (...values: unknown[]) => {
    messages.push(`console.${level}: ${values.map(String).join(' ')}`);
  };

// Not a mock: a test that restores all mocks would end it.
Object.assign(console, { error: record('error'), warn: record('warn') });

afterEach(() => {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
