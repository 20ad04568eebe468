/**
 * What Node is told wherever the built site runs; package.json has it for `npm start`, too. Megabytes of each half of
 * the memory for what has just been made: up to 32 by Node's own choice, and a start fills whatever there is.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
