/** Any console error or warning fails the test it happens in (style, "Tests"). */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
  });
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
