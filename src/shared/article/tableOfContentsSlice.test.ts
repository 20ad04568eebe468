import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  headingFollowed,
  selectTableOfContentsOpen,
  tableOfContentsToggled,
} from './tableOfContentsSlice.ts';

const press = tableOfContentsToggled();

it.each([
  ['at first', [], false],
  ['when it is pressed', [press], true],
  ['when it is pressed again', [press, press], false],
  ['when the visitor follows a heading', [press, headingFollowed()], false],
  ['on another page', [press, locationChangedTo('/blog/post/other')], false],
])('is open or closed %s', (_when, actions, isOpen) => {
  expect(selectTableOfContentsOpen(stateAfter(...actions))).toBe(isOpen);
});
