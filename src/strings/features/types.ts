/** A heading and what it says. */
export interface TitledText {
  title: string;
  text: string;
}

/** One row of a page's worked example: what it is, what there is to say, and the figure or rule at the right. */
export interface ExampleRow extends TitledText {
  figure: string;
}

/** The words of one feature page (spec §2, Feature pages; what each must cover: §1). */
export interface FeatureStrings {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  /** The content cards. */
  cards: { title: string; lead: string; items: readonly [TitledText, TitledText, TitledText] };
  /** Words beside the further scenes: one on the dark panel, two on a pair of tinted panels. */
  scenes: readonly [TitledText] | readonly [TitledText, TitledText];
  /** A worked example from the office of six that all scenes show. */
  example: { title: string; lead: string; rows: readonly ExampleRow[] };
  benefits: {
    title: string;
    items: readonly [TitledText, TitledText, TitledText, TitledText];
  };
  closing: TitledText;
}
