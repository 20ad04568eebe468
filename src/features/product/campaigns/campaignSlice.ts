import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type CampaignTexts = NonNullable<Texts['feature-campaigns-and-opportunities']['campaign']>;

interface CampaignState {
  /** Index of the day. */
  step: number;
}

const initialState: CampaignState = { step: 0 };

/** Prime, so that the lights are spread over the street and no house is lit twice. */
const SPREAD = 83;
const FIRST_HOUSE = 37;

const houseOfReply = (reply: number, homes: number): number =>
  (FIRST_HOUSE + reply * SPREAD) % homes;

const describeCampaign = (index: number, { steps, homes }: CampaignTexts) => {
  const position = Math.min(index, steps.length - 1);
  const step = steps[position]!;
  const lit = Array.from({ length: Math.min(step.replies, homes) }, (_, reply) =>
    houseOfReply(reply, homes),
  );
  const signs = Math.min(step.listings, lit.length);
  return {
    step,
    position,
    isLast: position === steps.length - 1,
    lit: lit.slice(0, lit.length - signs),
    /** Houses with a sign: those of the latest replies. */
    listed: lit.slice(lit.length - signs),
  };
};

const campaignSlice = createSlice({
  name: 'campaign',
  initialState,
  reducers: {
    stepChosen(state, { payload: step }: PayloadAction<number>) {
      state.step = step;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectCampaign: createSelector(
      [({ step }: CampaignState) => step, (_state, texts: CampaignTexts) => texts],
      describeCampaign,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof campaignSlice> {}
}

export const { stepChosen } = campaignSlice.actions;
export const { selectCampaign } = campaignSlice.injectInto(rootReducer).selectors;
