import { makeTestStore } from '../testing/makeTestStore.ts';
import { makeTestServices } from '../testing/testServices.ts';
import { selectLeadSource } from '../store/leadSourceSlice.ts';
import { DEMO_TEXTS, READING } from '../shared/lead-form/leads.fixtures.ts';
import { DEMO_FORM } from '../shared/lead-form/leadsApi.ts';
import { submitForm } from '../shared/lead-form/submitForm.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { learnLeadSource } from './learnLeadSource.ts';

const { brand } = TEST_SITE;
const services = makeTestServices({});
const { tabStorage } = services;

const load = async (path: string, referrer = '') => {
  const store = makeTestStore(services);
  const landing = { href: `${window.location.origin}${path}`, referrer };
  await learnLeadSource(store, landing, tabStorage, TEST_SITE);
  return { store, source: () => selectLeadSource(store.getState()) };
};

const press = (href: string, type = 'click'): string => {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  const link = document.querySelector('a')!;
  link.addEventListener(type, (event) => event.preventDefault());
  link.querySelector('b')!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return link.href;
};

const askForPrivacy = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const listening = jest.spyOn(document, 'addEventListener');

afterEach(() => {
  // A visit ends with its document; here there is one for all.
  for (const [type, listener] of listening.mock.calls.splice(0))
    document.removeEventListener(type, listener, true);
  tabStorage.removeItem('source');
  askForPrivacy('globalPrivacyControl', undefined);
  askForPrivacy('doNotTrack', null);
});

it('stores the first and the last touch of a tab across reloads and internal pages', async () => {
  await load('/blog?utm_source=harbor');
  const { source } = await load('/pricing?gclid=a1', 'https://search.test/');
  const known = {
    first: { utm_source: 'harbor', landing: '/blog' },
    last: { gclid: 'a1', landing: '/pricing', referrer: 'search.test' },
  };
  expect(source()).toEqual(known);
  const later = await load('/about-us', `${window.location.origin}/pricing?gclid=a1`);
  expect(later.source()).toEqual(known);
});

it.each(['{', '7', '"text"', '{"first":7}'])(
  'learns the source in a tab that has stored %s',
  async (stored) => {
    tabStorage.setItem('source', stored);
    const { source } = await load('/blog?utm_source=harbor');
    const touch = { utm_source: 'harbor', landing: '/blog' };
    expect(source()).toEqual({ first: touch, last: touch });
  },
);

it('stores nothing for a typed address', async () => {
  const { source } = await load('/pricing');
  expect(source()).toBeNull();
  expect(tabStorage.getItem('source')).toBeNull();
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('removes the source of a visitor who asks for privacy by %s', async (name, value) => {
  await load('/blog?utm_source=harbor');
  askForPrivacy(name, value);
  const { source } = await load('/pricing?utm_source=harbor', 'https://search.test/');
  expect(source()).toBeNull();
  expect(tabStorage.getItem('source')).toBeNull();
});

it('adds the campaign to links to the product only', async () => {
  await load('/?utm_source=harbor&utm_campaign=a%20%26%20b', 'https://search.test/');
  const campaign = 'utm_source=harbor&utm_campaign=a+%26+b';
  expect(press(`${brand.signup}?plan=team`)).toBe(`${brand.signup}?plan=team&${campaign}`);
  expect(press(brand.login, 'auxclick')).toBe(`${brand.login}?${campaign}`);
  for (const other of ['https://elsewhere.test/signup', `${brand.login}/help`, '/pricing'])
    expect(press(other)).not.toContain('utm_source');
});

it('adds the source to a lead', async () => {
  const { source, store } = await load('/pricing?utm_source=harbor');
  await store.dispatch(submitForm(DEMO_FORM, DEMO_TEXTS, '', READING));
  expect(services.requests.at(-1)?.body).toMatchObject({ source: source() });
});
