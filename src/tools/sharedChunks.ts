import type { SharedChunk } from './checkSharedChunks.ts';

/** The libraries of the first load. One file compresses best; src/client.tsx evaluates the modules in separate tasks. */
const libraries: SharedChunk = {
  name: 'libraries',
  files: [
    'react-dom',
    'scheduler',
    'react',
    'use-sync-external-store',
    'styled-components',
    'stylis',
    'react-router',
    'react-router-dom',
    '@reduxjs',
    'react-redux',
    'redux',
    'redux-thunk',
    'immer',
    'reselect',
    '@standard-schema',
  ].map((name) => new RegExp(`/node_modules/${name}/`)),
  priority: 20,
};

/** RTK Query and the API slices, for the pages that read from the API. The code that every page loads must not import them. */
const calls: SharedChunk = {
  name: 'calls',
  files: [
    /\/node_modules\/@reduxjs\/toolkit\/dist\/query\//,
    /\/src\/api\//,
    /\/src\/contract\/calls\.ts$/,
    /\/src\/app\/sendOverHttp\.ts$/,
    // The newsletter's load with its box and with the pages of its links.
    /\/src\/features\/(?!newsletter\/)[^/]+\/\w+Api\.ts$/,
  ],
  priority: 30,
};

/** What the pages of all features have. */
const feature: SharedChunk = {
  name: 'feature',
  files: [
    /\/src\/features\/product\/(?:Feature\w+|LiveSection)\.tsx$/,
    /\/src\/features\/product\/periodSlice\.ts$/,
  ],
  priority: 20,
};

export const sharedChunks = [libraries, calls, feature];
