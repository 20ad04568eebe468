import { attributesToProps } from 'html-react-parser';
import { contentElements } from '../../contract/htmlAllowList.ts';
import { BOOLEAN, getPropertyInfo, possibleStandardNames } from './contentProperties.ts';

const attributes = new Set(['tabindex']);
for (const rules of contentElements.values())
  for (const attribute of Object.keys(rules)) attributes.add(attribute);

// Here the parser looks into the library.
it.each([...attributes])('calls %s as the library does, and takes it for what it does', (name) => {
  const property = possibleStandardNames[name]!;
  const isFlag = getPropertyInfo(property)?.type === BOOLEAN;
  for (const value of ['', 'x'])
    expect(attributesToProps({ [name]: value })).toEqual({ [property]: isFlag ? true : value });
});
