import { forcedSelector } from './forcedStates.ts';

const CONTROLS = ':is(a, button, input, select, textarea, [tabindex])';

it.each([
  ['.button:hover', ".button:is([data-forced='hover'] *)"],
  ['.card:hover .title', ".card:is([data-forced='hover'] *) .title"],
  ['.button:active', ".button:is([data-forced='active'] *)"],
  [':focus-visible', `:is([data-forced='focus'] ${CONTROLS})`],
  ['.field:focus, .field:focus-visible', undefined],
])('repeats %s for the parts that are marked', (selector, forced) => {
  const focus = `:is([data-forced='focus'] ${CONTROLS})`;
  expect(forcedSelector(selector)).toBe(forced ?? `.field${focus}, .field${focus}`);
});

it.each(['.plain', '.field:focus-within', '.link:not(:focus)', '.item:first-child:not(:hover)'])(
  'leaves %s alone',
  (selector) => expect(forcedSelector(selector)).toBeNull(),
);
