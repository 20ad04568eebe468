import { stateDocument } from './stateDocument.ts';

const written = stateDocument();

/** What the document says of a slice. */
const sectionOf = async (name: string): Promise<string> => {
  const sections = (await written).split(/^## /m);
  return sections.find((section) => section.startsWith(`${name}\n`)) ?? '';
};

it('shows the type of a slice with the types that it names', async () => {
  expect(await sectionOf('newsletter')).toMatch(
    /^interface NewsletterState \{[^}]*kept: KeptAddress \| null;[^}]*\}[^}]*interface KeptAddress \{/m,
  );
});

it('shows the type of a slice that a shared function makes', async () => {
  expect(await sectionOf('posts')).toContain('interface PagedListState {');
});

it("says which of others' events write a slice", async () => {
  expect(await sectionOf('integrations')).toContain(
    '- Also written by: `navigation/arrived`, `integrationSearch/typingPaused`, `integrationSearch/querySubmitted`\n',
  );
  expect(await sectionOf('scrollTop')).not.toContain('Also written by');
});

it('says which call moves a form on', async () => {
  const calls = (await sectionOf('registration')).match(/`api\/\w+\/\w+` of `\w+`/g);
  expect(calls).toEqual([
    '`api/executeMutation/pending` of `registerForEvent`',
    '`api/executeMutation/fulfilled` of `registerForEvent`',
    '`api/executeMutation/rejected` of `registerForEvent`',
  ]);
});

it('says what brings a slice to the store', async () => {
  expect(await sectionOf('faq')).toContain(
    '- There: with `src/features/blog/PostPage.tsx`, `src/features/pricing/PricingPage.tsx`\n',
  );
  expect(await sectionOf('navigation')).toContain('- There: always\n');
});
