import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { countryPhoneInput } from '../../shared/lead-form/PhoneField.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { KitFields } from './KitFields.tsx';
import { KitForms } from './KitForms.tsx';
import { KitPage, kitPage } from './KitPage.tsx';
import { routes } from '../routes.ts';

const KIT_FOLDER = __dirname;
/** What several features share; a component of one feature alone is looked at on its page. */
const SHARED_FOLDERS = ['../../ui', '../../shared'].map((folder) => path.join(__dirname, folder));

/** Nothing to look at, or looked at as a part of the component named. */
const NOT_SHOWN_BY_ITSELF: Readonly<Record<string, string>> = {
  LabelledDay: 'PostCard',
  AppLink: 'TextLink',
  LoadingTitle: 'ArticleHeader',
  ContentsList: 'TableOfContents',
  CountryPhoneInput: 'PhoneField',
  CountrySelect: 'PhoneField',
  FaqAccordion: 'Accordion',
  Honeypot: 'LeadForm',
  MediaCard: 'PostCard',
  PageMeta: 'no look',
  PageOutlet: 'no look',
  ProductPicture: 'Scene',
  ReadingLight: 'ClosingBanner',
  VisuallyHidden: 'no look',
};

const region = (name: string) => within(screen.getByRole('region', { name }));

// As once the form has had the focus.
beforeAll(countryPhoneInput.load);

it('leaves out no component of the kit that has a look', () => {
  const components = SHARED_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  )
    .map((file) => /(?:^|\/)([A-Z]\w+)\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const sources = readdirSync(KIT_FOLDER).map((name) =>
    readFileSync(path.join(KIT_FOLDER, name), 'utf8'),
  );
  const isShown = (name: string) => sources.some((source) => source.includes(`/${name}.tsx'`));
  const left = components.filter((name) => !isShown(name) && !(name in NOT_SHOWN_BY_ITSELF));
  expect(left).toEqual([]);
  expect(Object.keys(NOT_SHOWN_BY_ITSELF).filter((name) => !components.includes(name))).toEqual([]);
});

it('shows the components in every state, and none of them takes the focus', () => {
  renderWithProviders(<KitPage />, { ...kitPage, path: '/_kit' });
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Kit' })).toBeInTheDocument();
  const buttons = region('Buttons and links');
  expect(buttons.getAllByRole('button', { name: 'Disabled' })).toHaveLength(8);
  expect(buttons.getAllByRole('button', { name: 'Submitting...' })).toHaveLength(4);
  expect(region('Fields').getAllByText('Phone number is required')).toHaveLength(1);
  expect(region('Forms').getByRole('alert')).toHaveTextContent('Registration failed.');
  const states = region('Loading, empty, failed');
  expect(states.getAllByTestId('skeleton-card')).toHaveLength(4);
  expect(states.getByText('No posts found')).toBeInTheDocument();
  expect(states.getAllByRole('alert')).toHaveLength(2);
});

it('shows what takes the focus only when it is asked to', async () => {
  // The rest of the kit is half of this file's time.
  const parts = (
    <>
      <KitFields />
      <KitForms />
    </>
  );
  const { user } = renderWithProviders(parts, { ...kitPage, path: '/_kit' });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByRole('heading', { name: 'Registration Successful!' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hide the list' }));
  expect(screen.queryByRole('combobox', { name: 'Search countries' })).not.toBeInTheDocument();
});

it('has no address outside development', () => {
  expect(routes.map(({ path: address }) => address)).not.toContain('/_kit');
});
