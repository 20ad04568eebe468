import { CAMPAIGN_PARAMETERS, readLeadSource, touchOf } from '../contract/leadSource.ts';
import type { AppStore } from '../store/makeStore.ts';
import type { AppThunk } from '../store/services.ts';
import { selectLeadSource, sourceLearned } from '../shared/lead-form/leadSourceSlice.ts';
import { SOURCE_KEY, type Landing } from './landing.ts';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const learnSource =
  ({ href, referrer }: Landing): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    const before = readLeadSource(parse(tabStorage.getItem(SOURCE_KEY)));
    const touch = touchOf(new URL(href), referrer);
    const source = touch ? { first: before?.first ?? touch, last: touch } : before;
    if (!source) return;
    dispatch(sourceLearned(source));
    try {
      tabStorage.setItem(SOURCE_KEY, JSON.stringify(source));
    } catch {
      // Storage is full or forbidden: it is known until the next reload.
    }
  };

/**
 * Keeps what brought the visitor here for the forms that they send, and carries the campaign on to the product's own
 * pages, as that is where an advertisement's visitor becomes a customer. Nowhere else: no other link is touched.
 * @param product addresses of the links that carry it on
 */
export const followLeadSource = (
  store: AppStore,
  landing: Landing,
  product: readonly string[],
): void => {
  store.dispatch(learnSource(landing));

  const carryOn = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const source = selectLeadSource(store.getState());
    if (!link || !source) return;
    const address = new URL(link.href);
    if (!product.some((path) => address.origin + address.pathname === path)) return;
    for (const name of CAMPAIGN_PARAMETERS) {
      const text = source.last[name];
      if (text !== undefined) address.searchParams.set(name, text);
    }
    link.href = address.href;
  };
  // Before the browser follows the link, by whichever button or key.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, carryOn, true);
};
