import Fastify from 'fastify';
import { registerSecurityTxt } from './securityTxt.ts';

afterEach(() => jest.restoreAllMocks());

it.each(['Hearthline <hello@hearthline.example>', 'hello@hearthline.example'])(
  'says whom to tell of a weakness, until when, and where it stands, with mails from %s',
  async (mailFrom) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T15:30:00Z'));
    const server = Fastify();
    registerSecurityTxt(server, {
      mailFrom,
      getSiteUrl: () => 'https://hearthline.example',
    });
    const { headers, body } = await server.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      [
        'Contact: mailto:hello@hearthline.example',
        'Expires: 2027-02-18T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://hearthline.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  },
);
