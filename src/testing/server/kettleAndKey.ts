import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAILBOXES = ['sender', 'sales', 'support', 'privacy', 'legal'];

/** The site file of a company in another city. JSON is YAML. */
export const KETTLE_AND_KEY = {
  name: 'Kettle & Key',
  legal_name: 'Kettle & Key, LLC',
  line: 'Every door has a key.',
  copyright: '© 2019 Kettle & Key. All rights reserved.',
  signature: 'All of Kettle & Key',
  receipt_prefix: 'KK',
  address: { street: '9 Quay Row', city: 'Camden', postal_code: '04843', country: 'US' },
  phone: '+12075550144',
  time_zone: 'America/New_York',
  support: { days: 'Monday to Friday', hours: '09:00-17:00' },
  emails: Object.fromEntries(MAILBOXES.map((box) => [box, `${box}@kettle.example`])),
  application: {
    login: 'https://app.kettle.example/login',
    get_started: 'https://app.kettle.example/signup',
  },
  social: [{ network: 'mastodon', url: 'https://social.example/@kettle' }],
};

/** What a company replaces in its documents: names before the parts of names. */
const WORDS: [RegExp, string][] = [
  [/Alder & Vane/g, 'Copper & Latch'],
  [/Portland, Oregon/g, 'Camden, Maine'],
  [/\bPortland\b/g, 'Camden'],
  [/\bOregon\b/g, 'Maine'],
  [/Bayou Oak Realty, Lafayette/g, 'Salt Pond Homes, Mystic'],
  [/Prairie Street Realty, Fargo/g, 'Mill Race Realty, Bath'],
  [/Harborlight Homes, Duluth/g, 'Gull Point Homes, Salem'],
  [/Cottonwood & Pine Realty, Boise/g, 'Birch & Slate, Concord'],
  [/Two Rivers Homes, Pittsburgh/g, 'Long Wharf Homes, Newport'],
  [/\bMaya\b/g, 'Nora'],
  [/\bOkafor\b/g, 'Bell'],
  [/\bDaniel\b/g, 'Theo'],
  [/\bReyes\b/g, 'Marsh'],
  [/\bGrace\b/g, 'Ines'],
  [/\bWhitfield\b/g, 'Cole'],
  [/\bPriya\b/g, 'Ruth'],
  [/\bNair\b/g, 'Hale'],
  [/\bTom\b/g, 'Ned'],
  [/\bLindqvist\b/g, 'Frost'],
  [/\bOwen\b/g, 'Jack'],
  [/\bCastellano\b/g, 'Wood'],
  [/Colette Baptiste/g, 'Ada Finch'],
  [/Ingrid Solheim/g, 'Mara Quill'],
  [/Lena Marchetti/g, 'Iris Vale'],
  [/Samir Khoury/g, 'Hugh Penn'],
  [/Wen Zhao/g, 'Lee Stark'],
  [/\b503(?=\)? ?-?555)/g, '207'],
  [/\$36\b/g, '$39'],
  [/\$96\b(?!K)/g, '$99'],
  [/\$240\b(?![,K])/g, '$249'],
  [/\$324\b/g, '$390'],
  [/\$768\b/g, '$890'],
  [/\$2,016\b/g, '$2,241'],
  [/Price: 36\b/g, 'Price: 39'],
  [/Price: 96\b/g, 'Price: 99'],
  [/Price: 240\b/g, 'Price: 249'],
  [/Price: 324\b/g, 'Price: 390'],
  [/Price: 768\b/g, 'Price: 890'],
  [/Price: 2016\b/g, 'Price: 2241'],
];

const inWords = (text: string): string =>
  WORDS.reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);

/** Replaces the sample company in the texts of a folder. */
export const replaceCompany = async (folder: string): Promise<void> => {
  for await (const file of glob('**/*.{md,yaml,vtt,svg,txt}', { cwd: folder })) {
    if (file === 'site.yaml' || file === 'README.md') continue;
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, inWords(text));
  }
};
