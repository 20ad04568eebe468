import { textEditorStrings } from './textEditor.ts';

/** Texts of the editor at `/admin`. */
export const editorStrings = {
  signIn: {
    title: 'Sign in',
    titleOfDesk: 'Sign in to the desk',
    intro: 'We email you a link. There is no password to remember.',
    validity: 'The link works once, within 15 minutes. You stay signed in for 12 hours.',
    backToSite: 'Back to the site',
    email: 'Email address',
    sendLink: 'Send me a link',
    signingInAs: (email: string) => `You are signing in as ${email}.`,
    sent: (email: string) =>
      `If ${email} belongs to an editor, a link is on its way. It works once, for 15 minutes. If it does not arrive, look in the spam folder.`,
    invalidLink: 'This link has expired or was used already. Ask for a new one.',
    signedOut: 'You are signed out.',
    signInAgain: 'Sign in in another tab, then reload this page to send your text again.',
    noDatabase: 'The database does not answer.',
    sendLater: 'Nothing was saved. Reload this page in a minute to send your text again.',
    openLater: 'Try again in a minute.',
    otherMachine: 'In development the editor opens on the site’s own machine only.',
  },
  mail: {
    title: (site: string) => `Sign in to the ${site} editor`,
    text: 'The link works once, for 15 minutes.',
    button: 'Sign in',
    unexpected: 'If you did not ask for it, ignore this email.',
  },
  states: {
    draft: 'Draft',
    unpublished: 'Unpublished',
    changed: 'Changed',
    scheduled: 'Scheduled',
    live: 'Live',
    problem: 'Problem',
  },
  list: {
    content: 'Content',
    untitled: 'Untitled',
    kinds: 'Kinds of documents',
    create: (noun: string) => `New ${noun}`,
    search: 'Search',
    searchIn: (kind: string) => `Search ${kind}`,
    all: 'All content',
    allStates: 'All',
    states: 'State',
    new: 'New',
    hint: 'Title or address',
    caption: 'Documents, the last changed first',
    columns: { title: 'Title', state: 'State', by: 'Changed by' },
    allOf: (count: number) => `All ${count.toLocaleString('en-US')}`,
    anotherProgram: 'Another program',
    empty: 'No documents',
    more: (shown: number, count: number) =>
      `These are the ${shown} that were changed last, of ${count}. Search to find the others.`,
    severalFolders: (folders: readonly string[]) =>
      `The site has ${folders.length} folders of content: ${folders.join(', ')}. ` +
      'What you save reaches one of them. Write in one place, and roll the content out.',
  },
  form: {
    actions: {
      save: 'Save draft',
      preview: 'Preview',
      publish: 'Publish',
      'publish-now': 'Publish now',
      schedule: 'Schedule',
      unschedule: 'Take off the schedule',
      unpublish: 'Unpublish',
      discard: 'Discard changes',
      'confirm-discard': 'Discard them',
      delete: 'Delete',
      'confirm-delete': 'Delete it',
      keep: 'Keep it',
    },
    more: 'More',
    back: (kind: string) => `Back to ${kind}`,
    parts: 'In the order of the page',
    tabs: {
      label: 'Parts of the form',
      text: 'Text',
      details: 'Details',
      fields: 'Text and pictures',
      preview: 'Preview',
    },
    missing: 'There is no such document.',
    guests: (count: number) =>
      `${count === 1 ? '1 guest is' : `${count} guests are`} registered. ` +
      'A new date, duration or join address and a cancellation are emailed to each guest.',
    viewPage: 'View the page',
    refused: 'Nothing has been changed yet. Correct this:',
    confirmDeletion: (title: string, { length }: readonly object[]) =>
      `Delete “${title}”?${length > 0 ? ' Other documents need it:' : ''}`,
    undoDeletion: 'Only an operator of the site can undo this. The pictures stay.',
    share: 'Share draft',
    shared: 'Anyone with this link can read the draft for seven days:',
    ownersOnly: 'Only an owner may change the email addresses of the company.',
    noPreview: 'The preview appears here once the form is complete and without mistakes.',
    uploadTooLarge:
      'Nothing is saved, because the form is larger than 25 MB or has too much text. Choose a smaller picture, or shorten the text.',
    uploadFailed: 'The picture did not arrive. Check the connection, and choose it again.',
    noPicture: (file: string) => `${file} is not a complete JPEG, PNG, WebP or SVG picture.`,
    heic: (file: string) => textEditorStrings.picture.heic.replace('{file}', () => file),
    tooManyFiles: (max: number) => `Choose at most ${max} pictures at a time.`,
    nameTooLong: (max: number) => `Use at most ${max} characters.`,
    notStored: (reason: string) => `${reason} Your text is still here: save it again in a minute.`,
    taken: 'Another document has this name.',
    line: (line: number, problem: string) => `Text, line ${line}: ${problem}`,
  },
  /** What visitors see after a change. */
  outcome: {
    /** What is stored, by the state of its page. */
    stored: {
      live: (cache: string) => `Published. It is live now${cache}.`,
      scheduled: (cache: string, time: string) =>
        `Published. It goes live on ${time}. Until then visitors don’t see it${cache}.`,
      draft: (cache: string) => `It is a draft. Visitors don’t see it${cache}.`,
      unpublished: (cache: string) => `It is unpublished: visitors don’t see it${cache}.`,
    },
    site: 'Published. The slogan and the copyright are live now. The site shows other changes after a restart.',
    deleted: (cache: string) => `Deleted. Visitors don’t see it${cache}.`,
    /** The end of the above, unless there are no cached pages. */
    behindCache: (seconds: number) => `, behind a cache within ${seconds} seconds`,
    /** What visitors get instead of what is stored. */
    shownInstead: {
      previous: 'Published, but the site still shows the previous version:',
      nothing: 'Published, but visitors don’t see it:',
    },
    notDeleted: 'Deleted, but the site still shows it:',
    noReason: 'The site has not read it yet. Reload this page in a moment.',
    noPicture: (file: string, reason: string) => `The site does not show ${file}. ${reason}`,
  },
  problems: {
    title: (count: number) =>
      `${count === 1 ? '1 problem' : `${count} problems`} in the content. Visitors don’t see these documents, or see an earlier version.`,
    inLine: (line: number, message: string) => `Line ${line}: ${message}`,
    place: (file: string, line: number) => `${file}, line ${line}`,
    more: (count: number) => `Show ${count} more`,
    unlisted: (count: number) =>
      `${count} others are not listed here: “npm run content -- check” lists all.`,
  },
  fields: {
    category: { title: 'Help category' },
    unknownCategory: 'Choose one of the help categories.',
    slug: { title: 'Name in the address', description: 'The former address redirects.' },
    slugOfNew: { title: 'Name in the address', description: 'Empty: made from the title.' },
    data: { title: 'Details' },
    body: { title: 'Text', description: 'Markdown: ## heading, **bold**.', format: 'markdown' },
    values: 'Words in double braces, such as {{name}}, become values of the document Company.',
    placeholders: (names: readonly string[]) =>
      `Values of this place: ${names.map((name) => `{{${name}}}`).join(', ')}.`,
    timeZone: (zone: string) => ` In ${zone}.`,
    key: 'Key',
    unknown: (key: string) => `Unknown field “${key}”`,
    optional: ' (optional)',
    live: { value: (text: string) => `Live: “${text}”`, empty: 'Live: empty' },
    stored: { value: (text: string) => `Before: “${text}”`, empty: 'Before: empty' },
    putBack: 'Put back',
    putBackField: (field: string) => `Put back ${field}`,
    onePerLine: (lines = 0, characters = 0) =>
      `One per line${lines > 0 ? `, at most ${lines} lines` : ''}${characters > 0 ? ` of ${characters} characters` : ''}.`,
    atMost: (characters: number) => `At most ${characters} characters.`,
    /** {count} and {most} become numbers while writers type. */
    count: '{count} of {most} characters.',
    atMostRows: (rows: number) => `At most ${rows} entries.`,
    choose: 'Choose…',
    upload: (field: string) => `Upload for ${field}`,
    insertPicture: 'Insert a picture',
    add: (list: string) => `Add to ${list.toLowerCase()}`,
    moveUp: (number: number) => `Move ${number} up`,
    moveDown: (number: number) => `Move ${number} down`,
    remove: (number: number) => `Remove ${number}`,
    hideSection: 'Leave this section out',
    showSection: 'Show this section',
    sectionIsHidden: 'Not on the page.',
  },
} as const;
