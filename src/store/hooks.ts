import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';
import type { AppDispatch } from './services.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
