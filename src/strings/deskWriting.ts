/** Texts of working copies, history and review at the desk. */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const copyStrings = {
  saved: (who: string, when: string) => `Saved by ${who}, ${when}`,
  savedNow: 'Saved',
  saving: 'Saving',
  unsaved: 'Not saved',
  offline: 'Not saved. The next try is in a moment.',
  own: 'you',
  here: (people: string) => `${people} has this open`,
  areHere: (people: string) => `${people} have this open`,
  newer: (who: string, when: string) =>
    `${who} saved this document ${when}. Your text is still here: Save compares both.`,
  kept: 'Saved. Visitors don’t see it until it is published.',
  discarded: 'The changes are discarded.',
  notPublished: (count: number) => `Not published. Correct ${counted(count, 'problem')}.`,
  textIsSaved: 'Your text is saved.',
  visitorsSee: 'Visitors still see the published version.',
  warnings: (count: number) => `${counted(count, 'warning')}, which you may ignore`,
  shortDescription: (length: number, enough: number) =>
    `The description has ${length} characters. From ${enough} on, search engines show it as written.`,
  tooLong: (kilobytes: number, most: number) =>
    `The text has ${kilobytes} KB. Use at most ${most} KB: split it into several documents.`,
  restored: 'The version is in the form now. Publish it when it is right.',
  deleted: 'This document was deleted on the site. Publish brings it back.',
  discard: {
    title: (name: string) => `Discard the changes of “${name}”?`,
    changed: 'Visitors keep what they see now. The text that was not published is gone.',
    draft: 'This draft was never published. It is gone then.',
    verb: 'Discard',
    keep: 'Keep',
  },
  schedule: {
    label: 'Goes live at',
    hint: (zone: string) => `In ${zone}. Until then visitors see what is live now.`,
    button: 'Schedule',
    stop: 'Take off the schedule',
    planned: (time: string) => `It goes live on ${time}. “Publish” does it at once.`,
    notFuture: 'Write a time that is still to come.',
    done: (time: string) => `Scheduled. It goes live on ${time}.`,
    stopped: 'It is not scheduled any more.',
    failed: (reason: string) => `It could not go live at its time: ${reason}`,
    changedMeanwhile: 'the published version has changed. Open it, and compare both.',
  },
} as const;

export const conflictStrings = {
  title: (who: string) => `${who} and you changed this at the same time`,
  titleLive: 'The published version has changed since you began',
  intro: (joined: number, conflicts: number) =>
    [
      'Nothing is lost.',
      joined > 0 &&
        `${counted(joined, 'change does', 'changes do')} not touch each other and ${joined === 1 ? 'is' : 'are'} already together.`,
      conflicts > 0
        ? `Choose for ${conflicts === 1 ? 'this one' : `these ${conflicts}`}.`
        : 'Look at them, and save.',
    ]
      .filter(Boolean)
      .join(' '),
  mine: (when: string) => `You, ${when}`,
  theirs: (who: string, when: string) => `${who}, saved ${when}`,
  someone: 'Someone',
  line: (line: number) => `Text, line ${line}`,
  together: 'Already together',
  save: 'Save both together',
  removed: '(removed)',
} as const;

export const historyStrings = {
  title: 'History',
  link: 'History',
  versions: 'Versions',
  copy: 'Working copy',
  notPublished: 'Not published',
  deleted: 'Deleted',
  elsewhere: 'Changed by another program',
  empty: 'Nothing was published from the desk yet.',
  kept: 'The last 50 versions are kept, and all of the last year.',
  words: (added: number, removed: number) => ({
    added: `${counted(added, 'word')} added`,
    removed: `${removed.toLocaleString('en-US')} removed`,
  }),
  compare: 'Compare',
  withBefore: 'With the one before',
  withLive: 'With what is live',
  withNewest: 'With the newest',
  same: 'Both are the same.',
  details: 'Details',
  text: 'Text',
  unchanged: (count: number) => counted(count, 'unchanged line'),
  restore: 'Restore this version',
  restoreHint: 'Restore makes a working copy. Visitors see nothing of it until it is published.',
  replaces: (who: string, when: string) =>
    `There is a working copy that ${who} saved ${when}. Restore replaces it.`,
  back: 'Back to the document',
  yes: 'Yes',
  no: 'No',
} as const;

const people = (count: number): string => counted(count, 'person', 'people');

export const guestQuestionStrings = {
  told: (count: number) => `${people(count)} will be told`,
  was: 'Was',
  now: 'New',
  when: 'Date',
  keep: 'Back, change nothing',
  line: 'A line from you',
  lineHint: (max: number) =>
    `Optional, at most ${max} characters. It stands below the first words of the email.`,
  shown: 'What they get',
  yourLine: 'Your line, if you write one.',
  rest: 'Then the links to join, to the event and to give the seat back, and the new calendar entry.',
  atItsTime: 'The emails go when the change goes live.',
  schedule: (count: number) => `Schedule, and tell ${people(count)} then`,
  restCanceled: 'Then the link to the event, and what takes it off their calendar.',
  moved: {
    title: 'Change this event',
    text: 'Each guest gets one email with the new time or address, a new calendar entry, and a link to give the seat back.',
    verb: (count: number) => `Publish and tell ${people(count)}`,
  },
  canceled: {
    title: 'Cancel this event',
    text: 'Each guest gets one email that the event is canceled. Their seats and reminders are gone then.',
    verb: (count: number) => `Cancel and tell ${people(count)}`,
  },
  deleted: {
    title: 'Take this event off the site',
    text: 'Each guest gets one email that the event is canceled, before the event is gone.',
    verb: (count: number) => `Cancel and tell ${people(count)}`,
  },
} as const;

export const reviewStrings = {
  link: 'Ask for review',
  site: 'To the site',
  notShared: 'This link shows nothing any more.',
  title: 'Review',
  changes: 'What changes for visitors',
  newDocument: 'It is new for visitors.',
  hidden: 'Visitors don’t see this document now.',
  nothing: 'There is no working copy to review.',
  view: 'View',
  words: 'Words',
  pages: 'Pages side by side',
  livePage: 'Live page',
  newPage: 'New page',
  asks: (who: string) => `${who} asks for a review`,
  asked: (who: string, when: string) => `Asked ${who}, ${when}`,
  ask: 'Ask for review',
  of: 'Who reads it',
  note: 'What to look at',
  optional: 'optional',
  noteHint: 'Goes by email, with a link to this page.',
  nobody: 'There is no other editor or owner yet. An owner adds people under People.',
  choose: 'Choose an editor or owner.',
  noProblems: 'No problems',
  problems: (count: number) => counted(count, 'problem'),
  warnings: (count: number) => counted(count, 'warning'),
  answer: 'Answer',
  approve: 'Approve and publish',
  send: 'Send back',
  change: 'Change it myself',
  changed: 'The text was saved again meanwhile. Look at it once more.',
  done: {
    asked: 'Asked. The email is on its way.',
    returned: 'Sent back. The email is on its way.',
  },
} as const;
