import type { EventDescription } from './eventDescription.ts';

/** What a read was asked for, search words among it; the key of its cache entry says it, too. */
const READ = ['meta.arg.originalArgs', 'meta.arg.queryCacheKey'];
const KEY = ['payload.queryCacheKey'];
/** What a form sent. */
const LEAD = ['meta.arg.originalArgs'];

/** RTK Query's own actions, by its own names; `meta.arg.endpointName` says which call they are about. */
export const queryEvents: Readonly<Record<string, EventDescription>> = {
  'api/executeQuery/pending': { meaning: 'A read was started.', personal: READ },
  'api/executeQuery/fulfilled': { meaning: 'A read was answered.', personal: READ },
  'api/executeQuery/rejected': {
    meaning: 'A read failed, or was not needed because its answer is there or on its way.',
    personal: READ,
  },
  'api/executeMutation/pending': { meaning: 'A form was sent.', personal: LEAD },
  'api/executeMutation/fulfilled': {
    meaning: 'A form was accepted.',
    personal: [...LEAD, 'payload'],
  },
  'api/executeMutation/rejected': {
    meaning: 'A form was refused, or did not reach the server.',
    personal: [...LEAD, 'payload'],
  },
  'api/config/middlewareRegistered': { meaning: 'The store is ready for calls.', personal: [] },
  'api/queries/removeQueryResult': {
    meaning: 'An answer that nobody had looked at for a while was dropped.',
    personal: KEY,
  },
  'api/queries/queryResultPatched': { meaning: 'A kept answer was changed.', personal: KEY },
  'api/queries/cacheEntriesUpserted': {
    meaning: 'Answers were put in without a call.',
    personal: ['payload'],
  },
  'api/mutations/removeMutationResult': {
    meaning: 'The answer to a form was dropped.',
    personal: [],
  },
  'api/invalidation/updateProvidedBy': {
    meaning: 'It was noted what answers show which things.',
    personal: ['payload'],
  },
  'api/subscriptions/updateSubscriptionOptions': {
    meaning: 'A view changed how it looks at an answer.',
    personal: KEY,
  },
  'api/subscriptions/unsubscribeQueryResult': {
    meaning: 'A view stopped looking at an answer.',
    personal: KEY,
  },
  'api/subscriptions/internal_getRTKQSubscriptions': {
    meaning: 'The middleware was asked for its subscriptions.',
    personal: [],
  },
  'api/internalSubscriptions/subscriptionsUpdated': {
    meaning: 'The log was told which views look at which answers.',
    personal: ['payload'],
  },
  'api/invalidateTags': { meaning: 'Answers about some things are out of date.', personal: [] },
  'api/resetApiState': { meaning: 'All answers were dropped.', personal: [] },
};
