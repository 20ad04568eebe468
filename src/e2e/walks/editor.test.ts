import { appendFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { axeViolations } from '../axe.ts';
import { changesHome, writesDocuments } from '../editorJourneys.ts';
import {
  edit,
  EDITED,
  editedFile,
  JOURNEY_MS,
  openFile,
  openMenu,
  press,
  siteOfEditor,
} from '../editorSite.ts';
import { visit, widths } from '../visit.ts';

it('writes posts, a price and a page on a phone', () => writesDocuments(widths.phone), JOURNEY_MS);

it(
  'changes the headline and the picture of the home page, and a menu, on a phone',
  () => changesHome(widths.phone),
  JOURNEY_MS,
);

it(
  'passes axe in every state of the editor',
  async () => {
    const found: Record<string, string[]> = {};
    const look = async (page: Page, state: string) => {
      for (const width of [widths.desktop, widths.phone]) {
        await page.setViewportSize({ width, height: 844 });
        const violations = await axeViolations(page);
        if (violations.length > 0) found[`${state} at ${width}`] = violations;
      }
    };
    await visit('/admin', { site: siteOfEditor(), beforeReady: true }, ({ page }) =>
      look(page, 'sign-in'),
    );
    await edit({}, async (page) => {
      await look(page, 'list');
      const file = 'posts/the-overdue-list.md';
      await openFile(page, file);
      await look(page, 'form');
      await page.getByLabel('Title', { exact: true }).fill('');
      await press(page, 'Publish');
      await look(page, 'errors');
      await appendFile(editedFile(file), 'Another line.\n');
      await press(page, 'Publish');
      await page.getByText('The published version has changed since').waitFor();
      await look(page, 'conflict');
      await openFile(page, file);
      await openMenu(page);
      await look(page, 'menu');
      await press(page, 'Delete');
      await look(page, 'delete');
      for (const view of ['history', 'review']) {
        await page.goto(`/admin/${view}?file=${encodeURIComponent(file)}`);
        await look(page, view);
      }
      for (const other of [...EDITED, 'texts/home.yaml', 'texts/navigation.yaml']) {
        await openFile(page, other);
        await look(page, other);
      }
    });
    expect(found).toEqual({});
  },
  JOURNEY_MS,
);
