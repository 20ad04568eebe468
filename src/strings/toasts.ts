export const toastStrings = { region: 'Notifications', close: 'Close' } as const;
