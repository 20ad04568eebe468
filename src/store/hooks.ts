import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './makeStore.ts';
import type { TextName, Texts } from '../contract/texts/texts.ts';
import type { RootState } from './rootReducer.ts';
import { selectTexts } from './textsSlice.ts';
import type { AppDispatch } from './services.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The words of the page's document, which its route names. */
export const useTexts = <Name extends TextName>(name: Name): Texts[Name] =>
  useAppSelector((state) => selectTexts(state)[name] as Texts[Name]);
