/** Fails a test that logs an error or a warning. */
const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
    messages.push(`console.${level}: ${values.map(String).join(' ')}`);
  });
}

afterEach(() => {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
