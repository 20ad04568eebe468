/** Something was not taken. Its message names no visitor, so that it may be logged. */
export class DeliveryFailure extends Error {}
