import { act } from '@testing-library/react';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { makeArrivals, type Destination } from './arrivals.ts';

const HEAD = `<meta property="og:title" content="First"><meta name="twitter:card" content="x">
  <meta name="description" content="First"><script type="application/ld+json">{}</script>`;

const start = (main: string, title = '<title>Pricing</title>') => {
  document.head.innerHTML = title;
  document.body.innerHTML = `<a href="/">Home</a><main id="main" tabindex="-1">${main}</main><p role="status"></p>`;
  const announcer = document.querySelector<HTMLElement>('[role=status]')!;
  const arrivals = makeArrivals(makeTestStore(), announcer);
  const arrive = (destination: Partial<Destination> = {}) =>
    arrivals.arrive({ hash: '', position: undefined, isBack: false, isNew: true, ...destination });
  /** Observers are told in a microtask. */
  const change = (work: () => void) => act(async () => work());
  return { arrive, announcer, change };
};

const main = () => document.querySelector('main')!;
const focusedText = () => document.activeElement!.textContent;

const arriveWhileLoading = () => {
  const view = start('<h1>Loading</h1>', '<title data-loading>Loading</title>');
  document.querySelector('a')!.focus();
  view.arrive();
  return view;
};

it('takes away what machines were told of the first page', () => {
  const { arrive } = start('<h1>Pricing</h1>', HEAD);
  arrive();
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    '<meta name="description" content="First">',
  ]);
});

it('moves focus on from the title while loading, and announces only the real one', async () => {
  const { announcer, change } = arriveWhileLoading();
  expect([focusedText(), announcer.textContent]).toEqual(['Loading', '']);
  await change(() => {
    document.head.innerHTML = '<title>Plans</title>';
    main().innerHTML = '<h1>The plans</h1>';
  });
  expect([focusedText(), announcer.textContent]).toEqual(['The plans', 'Plans']);
});

it('announces a title once', async () => {
  const { arrive, announcer, change } = start('<h1>Pricing</h1>');
  arrive();
  await change(() => (document.title = 'Page 2'));
  expect(announcer).toHaveTextContent('Pricing');
});

it('announces the title although a fragment was followed while the page was loading', async () => {
  const { arrive, announcer, change } = arriveWhileLoading();
  arrive({ hash: '#main', isNew: false });
  expect(document.activeElement).toBe(main());
  await change(() => (document.head.innerHTML = '<title>Plans</title>'));
  expect(announcer).toHaveTextContent('Plans');
});

it.each([
  ['leaves focus that the visitor has moved', () => document.querySelector('a')!.focus(), 'Home'],
  ['takes focus from an element that is gone', () => main().replaceChildren(), 'The plans'],
  ['takes focus from `main`', () => main().focus(), 'The plans'],
])('%s', async (_, move, text) => {
  const { change } = arriveWhileLoading();
  await change(move);
  await change(() => (main().innerHTML = '<h1>The plans</h1>'));
  expect(focusedText()).toBe(text);
});

it('focuses `main` while a page has no title and its link is gone', () => {
  const { arrive } = start('', '<title data-loading>Loading</title>');
  arrive();
  expect(document.activeElement).toBe(main());
});

it.each([
  ['a link to the page itself', {}, 'Pricing'],
  ['a link to the top', { hash: '#top' }, 'Pricing'],
  ['a fragment that is missing', { hash: '#gone' }, 'Home'],
  ['Back', { isBack: true, position: 40 }, 'Home'],
  ['a fragment', { hash: '#faq' }, 'Questions'],
])('moves focus on the same page by %s', (_, destination, text) => {
  const { arrive } = start('<h1>Pricing</h1><h2 id="faq">Questions</h2>');
  document.querySelector('a')!.focus();
  arrive({ isNew: false, ...destination });
  expect(focusedText()).toBe(text);
});

it('keeps a control with an id in the order of the keyboard', () => {
  const { arrive } = start('<h1>Pricing</h1><button id="buy">Buy</button>');
  arrive({ hash: '#buy' });
  expect(focusedText()).toBe('Buy');
  expect(document.activeElement).not.toHaveAttribute('tabindex');
});
