import { createAction } from '@reduxjs/toolkit';

/** The browser has a network again. */
export const cameOnline = createAction('network/cameOnline');
