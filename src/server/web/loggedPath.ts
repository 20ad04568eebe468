import { API_PREFIX, CALLS } from '../../contract/calls.ts';
import { holdsToken, paths } from '../../contract/paths.ts';
import { decodedPath } from '../../lib/decodedPath.ts';
import { withoutAddresses } from '../../lib/withoutAddresses.ts';

const PATTERNS = [
  ...Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern)),
  ...Object.values(CALLS).map(({ path }) => API_PREFIX + path),
];

/** What stands before a token, wherever it stands, and however many slashes are in between. */
const BEFORE_TOKEN = PATTERNS.filter(holdsToken).map((pattern) => {
  const [before = ''] = pattern.split(':token');
  return new RegExp(`(${before.replaceAll('/', '/+')})[^/]+`, 'i');
});

/**
 * The path of an address as logs say it: without its query, for what visitors search for is their own business, and with
 * `:token` for what opens a page to whoever has it; nothing that is like a person's address or number is in it.
 */
export const loggedPath = (url = ''): string => {
  const [path = ''] = url.split('?');
  const read = decodedPath(path);
  const secret = BEFORE_TOKEN.find((before) => before.test(read));
  return secret ? read.replace(secret, '$1:token') : withoutAddresses(path);
};
