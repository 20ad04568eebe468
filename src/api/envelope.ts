/** Envelopes as the gateway hands them out (spec §7): the payload sits in `data.data` or in `data`. */
export interface SiteEnvelope<T> {
  data: { data: T };
}

export interface ApiEnvelope<T> {
  data: T;
}

export const fromSiteEnvelope = <T>(answer: SiteEnvelope<T>): T => answer.data.data;

export const fromApiEnvelope = <T>(answer: ApiEnvelope<T>): T => answer.data;
