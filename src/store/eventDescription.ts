/** What there is to know of an event before its action is shown, kept or sent anywhere. */
export interface EventDescription<Path extends string = string> {
  /** What has happened, in a sentence. */
  meaning: string;
  /**
   * Where the action holds what visitors tell of themselves or look for: names, addresses, numbers, texts of their
   * own, search words.
   */
  personal: readonly Path[];
}

type CreatorOf<Source> = Source extends { actions: infer Actions }
  ? Actions[keyof Actions]
  : Source;

type TypeOf<Creator> = Creator extends { type: infer Type extends string } ? Type : never;

type PayloadOf<Creator> = Creator extends (...details: never[]) => { payload: infer Payload }
  ? Payload
  : never;

type PathIn<Payload> = Payload extends undefined
  ? never
  : 'payload' | (Payload extends object ? `payload.${keyof Payload & string}` : never);

/**
 * The events of slices and action creators by their types, each described: the compiler finds one that is missing, one
 * too many, and a personal field that the payload does not have.
 */
export type EventsOf<Source> = {
  [One in CreatorOf<Source> as TypeOf<One>]: EventDescription<PathIn<PayloadOf<One>>>;
};

/** The events of a slice of several that are alike, under its name. */
export const eventsOfSlice = <Name extends string, const Events>(name: Name, events: Events) =>
  Object.fromEntries(
    Object.entries(events as object).map(([event, description]) => [
      `${name}/${event}`,
      description as unknown,
    ]),
  ) as { [Event in keyof Events & string as `${Name}/${Event}`]: Events[Event] };
