import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './findProgram.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-programs-'));
const file = path.join(folder, 'an-engine');
writeFileSync(file, '');
chmodSync(file, 0o755);

const ENGINE = {
  name: 'An Engine',
  variable: 'AN_ENGINE_PATH',
  candidates: ['an-engine'],
  packages: ['an-engine-package'],
};

beforeEach(() => {
  // Only root could install anything.
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  delete process.env.AN_ENGINE_PATH;
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('takes what the variable names before what is there', () => {
  process.env.AN_ENGINE_PATH = file;
  expect(findProgram({ ...ENGINE, candidates: [process.execPath] })).toBe(file);
});

it('looks where commands are', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PATH: `/nowhere:${folder}` });
  expect(findProgram(ENGINE)).toBe(file);
});

it('installs what is missing', () => {
  const install = jest.fn(() => {
    process.env.AN_ENGINE_PATH = file;
    return true;
  });
  expect(findProgram({ ...ENGINE, install })).toBe(file);
});

it('says what to install where it may not do so itself', () => {
  expect(() => findProgram(ENGINE)).toThrow(
    'These tests need An Engine. Install it (for example "apt-get install an-engine-package") or set AN_ENGINE_PATH to one.',
  );
});
