import { createAction } from '@reduxjs/toolkit';

export const onlineStatusChanged = createAction<boolean>('network/onlineStatusChanged');
