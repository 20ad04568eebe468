import { attributesToProps } from 'html-react-parser';
import { contentElements } from '../../contract/htmlAllowList.ts';
import { BOOLEAN, getPropertyInfo, possibleStandardNames } from './contentProperties.ts';

const attributes = new Set(['tabindex']);
for (const rules of contentElements.values())
  for (const attribute of Object.keys(rules)) attributes.add(attribute);

// Jest resolves the parser's import to the library.
it.each([...attributes])("has the library's property name and type for %s", (name) => {
  const property = possibleStandardNames[name]!;
  const isFlag = getPropertyInfo(property)?.type === BOOLEAN;
  for (const value of ['', 'x'])
    expect(attributesToProps({ [name]: value })).toEqual({ [property]: isFlag ? true : value });
});
