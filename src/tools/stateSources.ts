import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Slice } from '@reduxjs/toolkit';

/** What makes actions of its own, as it is written where it is made. */
const MAKES_ACTIONS = /=\s+create(?:Action|AsyncThunk|\w*Slice)\b/;

/** A module that makes slices or action creators. */
export interface StateModule {
  /** From the project's root. */
  file: string;
  exports: Readonly<Record<string, unknown>>;
}

/** The site's source files, from the project's root, where this runs; tests and what is there for them are left out. */
export const siteSources = (): string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|fixtures)\.|^src\/(?:testing|e2e|tools|server)\//.test(file))
    .sort();

export const readSource = (file: string): string => readFileSync(file, 'utf8');

/** Every module of the site that makes actions, found by its source: none can be forgotten. */
export const loadStateModules = (): Promise<StateModule[]> =>
  Promise.all(
    siteSources()
      .filter((file) => MAKES_ACTIONS.test(readSource(file)))
      .map(async (file) => ({
        file,
        exports: (await import(path.resolve(file))) as StateModule['exports'],
      })),
  );

export const isSlice = (value: unknown): value is Slice =>
  typeof value === 'object' && value !== null && 'actions' in value && 'reducerPath' in value;

export const isActionCreator = (value: unknown): value is { type: string } =>
  typeof value === 'function' && 'type' in value && 'match' in value;
