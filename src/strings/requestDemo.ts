/** Words of the demo page and its form. Those of spec §2, §5 and §8 are verbatim. */
export const requestDemoStrings = {
  metaTitle: 'Request a demo with your own leads',
  description:
    'Thirty minutes with someone who has worked in a brokerage: your own lead sources, your team, your campaigns, on screen.',
  title: 'See it with your own leads',
  lead: 'Thirty minutes with someone who has worked in a brokerage. Here is what to expect.',
  expectations: [
    'A walkthrough of the CRM',
    'Gathering leads from your sources',
    'Tracking how the team performs',
    'Creating and managing campaigns',
    'Keeping leads from slipping',
    'Continuing the conversation with unresponsive leads',
  ],
  form: {
    title: 'Choose a time',
    experience: 'Real-estate experience',
    budget: 'Monthly budget',
    choose: 'Please choose',
    date: 'Preferred date',
    time: 'Preferred time',
    zone: (zone: string) => `Times are in your time zone, ${zone}.`,
    zoneWithoutScripts: (zone: string) => `Times are in ${zone}.`,
    submit: 'Request a demo',
    submitting: 'Submitting...',
    note: 'We use these details to arrange the call, and for nothing else.',
  },
  submitted: 'Demo request submitted successfully!',
  failed: 'Submission failed. Please try again.',
  success: {
    title: 'Demo Scheduled Successfully!',
    /** Day, hour and zone in one sentence; the zone is left out where it is not known. */
    moment: (day: string, time: string, zone: string) =>
      [`${day}, ${time}`, zone].filter(Boolean).join(', '),
    intro: 'Keep the number at hand: whoever picks up the phone finds your demo by it.',
    introWithoutNumber: 'We have your request. Your demo’s number and links follow by email.',
    demoId: 'Demo ID',
    copyDemoId: 'Copy demo ID',
    /** Of a request whose demo has no number yet. */
    receipt: 'Receipt',
    copyReceipt: 'Copy receipt',
    calendar: 'Calendar',
    addToCalendar: 'Add to Calendar',
    copyCalendarLink: 'Copy calendar link',
    meeting: 'Meeting',
    joinMeeting: 'Join Meeting',
    copyMeetingLink: 'Copy meeting link',
  },
  copied: 'Copied successfully',
  copyFailed: 'It could not be copied. Select it and copy it by hand.',
} as const;
