import { portraitOf, renameOffice, sceneOffice } from './sceneOffice.ts';

const person = (name: string) => ({ name, role: 'Agent', photo: '/media/x.jpg', text: '' });
const names = ['Nora Bell', 'Theo Marsh', 'Ines Cole', 'Ruth Hale', 'Ned O’Hara Frost', 'Jo'];
const site = { address: { city: 'Camden' }, phone: '+12075550144' };
const office = sceneOffice(
  { office: { title: '', lead: '', name: 'Copper & Latch', people: names.map(person) } },
  site,
);

it.each([
  ['<b>Maya Okafor</b> and Daniel’s', '<b>Nora Bell</b> and Theo’s'],
  ['<i class="av tom"></i>Tom Lindqvist', '<i class="av tom"></i>Ned O’Hara Frost'],
  ['Owen Castellano, Owen', 'Jo, Jo'],
  ['<b>Alder &amp; Vane</b> on Alder St', '<b>Copper &amp; Latch</b> on Alder St'],
  ['Portland (503) 555-0142', 'Camden (207) 555-0142'],
  ['Tomorrow, Graceful', 'Tomorrow, Graceful'],
])('draws %j as %j', (source, drawn) => {
  expect(renameOffice(source, office)).toBe(drawn);
});

it('keeps the office of the sources for people who are not named', () => {
  const sample = sceneOffice(undefined, { address: { city: 'Portland' } });
  const source = 'Maya Okafor, Owen, Alder &amp; Vane, Portland (503) 555-0142';
  expect(renameOffice(source, sample)).toBe(source);
  expect(sample.people[5]).toEqual({ name: 'Owen Castellano', photo: '/avatars/owen.svg' });
});

it('takes the portraits of the people', () => {
  expect(portraitOf('/site/public/avatars/tom.svg', office)).toBe('/media/x.jpg');
  expect(portraitOf('/site/public/avatars/wen.svg', office)).toBeUndefined();
});
