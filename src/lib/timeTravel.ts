interface LiftedState {
  currentStateIndex: number;
  computedStates: unknown[];
  actionsById: Readonly<Record<number, { action: unknown }>>;
}

/** The log of Redux DevTools, if they are connected to the store. */
export const selectLiftedState = (store: object): LiftedState | undefined =>
  (store as { liftedStore?: { getState: () => LiftedState } }).liftedStore?.getState();

export const isTimeTraveling = (store: object): boolean => {
  const lifted = selectLiftedState(store);
  return lifted !== undefined && lifted.currentStateIndex < lifted.computedStates.length - 1;
};
