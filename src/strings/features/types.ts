export interface TitledText {
  title: string;
  text: string;
}

export interface ExampleRow extends TitledText {
  figure: string;
}

export interface FeatureStrings {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  cards: { title: string; lead: string; items: readonly [TitledText, TitledText, TitledText] };
  /** Beside the further scenes: one on the dark panel, two on a pair of tinted panels. */
  scenes: readonly [TitledText] | readonly [TitledText, TitledText];
  /** A worked example from the office that all scenes show. */
  example: { title: string; lead: string; rows: readonly ExampleRow[] };
  benefits: {
    title: string;
    items: readonly [TitledText, TitledText, TitledText, TitledText];
  };
  closing: TitledText;
}
