/** Node options of the built site, as in package.json's `start`. Limits V8's young generation, which grows to 32 MB during startup. */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
