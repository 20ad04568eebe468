/** Words around toasts; what they say comes from the feature that shows them. */
export const toastStrings = {
  region: 'Notifications',
  close: 'Close',
} as const;
