import { button, list, mailText, paragraph, quote, rows, signature } from './mailContent.ts';

it('reads as text in the order of its blocks', () => {
  const text = mailText({
    subject: 'not in the text',
    preheader: 'nor this',
    title: 'Your demo is booked',
    blocks: [
      paragraph('Hello Ruth,'),
      rows(['When', 'Monday'], ['Where', { href: 'https://meet.example/1' }]),
      button('Add it to your calendar', 'https://hearthline.example/1.ics'),
      list(['2 × demo', '1 × newsletter']),
      quote('Reason', 'To learn.\nAnd to ask.'),
      signature({ name: 'Hearthline', signature: 'We answer' }),
    ],
  });
  expect(text).toBe(`Your demo is booked

Hello Ruth,

When: Monday
Where: https://meet.example/1

Add it to your calendar: https://hearthline.example/1.ics

2 × demo
1 × newsletter

Reason:
To learn.
And to ask.

Hearthline
We answer
`);
});
