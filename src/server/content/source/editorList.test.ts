import { USUAL_FILES } from '../load/content.fixtures.ts';
import { createEditorList } from './editorList.ts';

const RUTH = 'ruth@editors.test';
const SAM = 'sam@editors.test';
const SITE_FILE = String(USUAL_FILES['site.yaml']);
const withList = (list: string) => `${SITE_FILE}${list}`;

/** Who may edit after a change of the site file, when two could before. */
const editorsAfter = async (siteFile: string | undefined) => {
  let text: string | undefined = withList(`editors: [${RUTH}, ${SAM}]\n`);
  const editors = createEditorList(() => Promise.resolve(text), [RUTH, SAM]);
  expect(await editors()).toEqual([RUTH, SAM]);
  text = siteFile;
  return editors();
};

it.each([
  ['in a flow', 'editors: [Sam@Editors.test]\n', [SAM]],
  ['as rows', 'editors:\n  - sam@editors.test\n', [SAM]],
  [
    'as rows without an indent',
    'editors:\n- sam@editors.test\n# a comment\n- new@editors.test\n',
    [SAM, 'new@editors.test'],
  ],
  ['beside an unknown key', 'editor: [ruth@editors.test]\neditors: [sam@editors.test]\n', [SAM]],
  ['beside a wrong value', 'time_zone: Mars/Olympus\neditors: [sam@editors.test]\n', [SAM]],
  ['beside what is no address', 'editors: [ruth, sam@editors.test, 7, null]\n', [SAM]],
  ['under a quoted key', '"editors": [sam@editors.test]\n', [SAM]],
  ['with a byte order mark and CRLF', '\uFEFFeditors:\r\n  - sam@editors.test\r\n', [SAM]],
  ['not at all', '', []],
  ['as an empty key', 'editors:\n', []],
  ['as a text', 'editors: ruth@editors.test\n', []],
])('reads the editors that stand %s', async (_how, list, expected) => {
  const isWhole = list.startsWith('\uFEFF');
  expect(await editorsAfter(isWhole ? list : withList(list))).toEqual(expected);
});

it.each([
  ['broken YAML elsewhere', 'name: [\neditors: [sam@editors.test]\n', [SAM]],
  ['broken YAML after it', 'editors:\n  - sam@editors.test\nname: "x\n', [SAM]],
  ['an address that is new', 'name: [\neditors: [sam@editors.test, eve@evil.test]\n', [SAM]],
  [
    'two lists',
    'editors: [ruth@editors.test, sam@editors.test]\neditors: [sam@editors.test]\n',
    [SAM],
  ],
  [
    'a merge conflict between lists',
    '<<<<<<< HEAD\neditors: [ruth@editors.test, sam@editors.test]\n=======\neditors: [sam@editors.test]\n>>>>>>> theirs\n',
    [SAM],
  ],
  [
    'a merge conflict inside of the list',
    'editors:\n<<<<<<< HEAD\n  - ruth@editors.test\n=======\n  - sam@editors.test\n>>>>>>> theirs\n',
    [],
  ],
  ['a list that is broken itself', 'name: [\neditors: [sam@editors.test\n', []],
  ['no list', 'name: [\n', []],
  ['an alias without an anchor', 'name: *none\neditors: [sam@editors.test]\n', [SAM]],
])('takes rights and gives none with %s', async (_what, siteFile, expected) => {
  expect(await editorsAfter(siteFile)).toEqual(expected);
});

it('has no editors without a site file, and the former ones while the store can’t be read', async () => {
  expect(await editorsAfter(undefined)).toEqual([]);
  const broken = createEditorList(() => Promise.reject(new Error('EIO')), [RUTH]);
  expect(await broken()).toEqual([RUTH]);
});

it('gives the rights back with a correct file', async () => {
  let text = 'name: [\n';
  const editors = createEditorList(() => Promise.resolve(text), [RUTH]);
  expect(await editors()).toEqual([]);
  text = withList(`editors: [${RUTH}]\n`);
  expect(await editors()).toEqual([RUTH]);
});
