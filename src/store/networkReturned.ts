import { createAction } from '@reduxjs/toolkit';

/** The browser has a network again: what could not be sent may be sent now. */
export const networkReturned = createAction('network/networkReturned');
