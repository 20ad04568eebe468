import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type CampaignTexts = NonNullable<Texts['feature-campaigns-and-opportunities']['campaign']>;

interface CampaignState {
  /** Index of the day. */
  step: number;
}

/** The third day: on the first one, every house is dark. */
const initialState: CampaignState = { step: 2 };

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** From the house of a reply to that of the next: spread over the street, and no house twice. */
const stepBetween = (owners: number): number => {
  let step = Math.max(1, Math.round(owners * 0.38));
  while (commonDivisor(step, owners) !== 1) step += 1;
  return step;
};

const housesOfReplies = (replies: number, owners: number): number[] => {
  const step = stepBetween(owners);
  return Array.from(
    { length: Math.min(replies, owners) },
    (_, reply) => ((reply + 1) * step) % owners,
  );
};

const describeCampaign = (index: number, { steps, owners }: CampaignTexts) => {
  const position = Math.min(index, steps.length - 1);
  const step = steps[position]!;
  const lit = housesOfReplies(step.replies, owners);
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
