import { readable } from './siteProcess.ts';

const line = (over: object) =>
  JSON.stringify({ level: 30, time: 0, pid: 1, hostname: 'h', ...over });
const TIME = new Date(0).toTimeString().slice(0, 8);

it.each([
  [
    { id: 'a', method: 'GET', path: '/pricing', status: 200, ms: 12, cache: 'hit', msg: 'request' },
    'GET /pricing 200 12 ms hit',
  ],
  [{ port: 9464, msg: 'metrics are answered' }, 'metrics are answered port=9464'],
  [{ level: 40, kind: 'demo', msg: 'delivery failed' }, 'warning delivery failed kind="demo"'],
  [
    { level: 50, msg: 'broken', err: { stack: 'Error: x\n    at y' } },
    'ERROR broken\nError: x\n    at y',
  ],
])('says %j in words', (told, words) => {
  expect(readable(line(told))).toBe(`${TIME} ${words}`);
});

it.each(['', 'The site is ready at http://127.0.0.1:1', '{"half', '7'])(
  'leaves %j alone',
  (text) => {
    expect(readable(text)).toBe(text);
  },
);
