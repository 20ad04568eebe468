/** A heading and what it says. */
export interface TitledText {
  title: string;
  text: string;
}

/** One row of a page's ledger: what it is, what there is to say, and the figure or rule at the right. */
export interface LedgerRow extends TitledText {
  figure: string;
}

/** The words of one feature page (spec §2, Feature pages; what each must cover: §1). */
export interface FeatureStrings {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  /** The content cards. */
  cards: { title: string; lead: string; items: readonly [TitledText, TitledText, TitledText] };
  /** Words beside the further scenes: one on the dusk wall, two on a pair of tinted walls. */
  walls: readonly [TitledText] | readonly [TitledText, TitledText];
  /** A worked example from the office of six that all scenes show. */
  ledger: { title: string; lead: string; rows: readonly LedgerRow[] };
  benefits: {
    title: string;
    items: readonly [TitledText, TitledText, TitledText, TitledText];
  };
  closing: TitledText;
}
