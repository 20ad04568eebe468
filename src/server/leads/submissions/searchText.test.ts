import { searchTerm, searchText } from './searchText.ts';

const RUTH = {
  first_name: 'Ruth',
  last_name: 'Abara-Lindqvi\u0301st',
  email: 'Ruth.Abara@Oak.example',
  phone: '+1 (202) 555-0123',
  company: 'Oak & Stone',
};

it('has the receipt, the name, the address, the digits of the phone and the company, a line each', () => {
  expect(searchText('HD-7K3M9Q', RUTH)).toBe(
    'hd-7k3m9q\nruth abara-lindqvíst\nruth.abara@oak.example\n12025550123\noak & stone',
  );
});

it('has empty lines for fields that a form has not', () => {
  expect(searchText('HN-7K3M9Q', { email: 'a@b.co' })).toBe('hn-7k3m9q\n\na@b.co\n\n');
});

it.each([
  ['RUTH  Abara', 'ruth abara'],
  [' Ruth\tAbara\u0000\n', 'ruth abara'],
  ['Lindqvi\u0301st', 'lindqvíst'],
  ['(202) 555-0123', '2025550123'],
  ['+1 202.555.0123', '12025550123'],
  ['0123', '0123'],
  ['12-3', '12-3'],
  ['4 rooms 12345', '4 rooms 12345'],
  ['HD-7K3M9Q', 'hd-7k3m9q'],
])('looks for %j as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
