import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LINKED_TABLE_PATH, rowPath } from './tablePaths.ts';
import { readRows, type TableRow } from './tableRows.ts';

/** `node plainServer.ts`: the tables as plain HTML without a framework, like the tracker's own limit. */
const htmlOf = (rows: readonly TableRow[], isLinked: boolean): string => {
  const link = (id: string) => (isLinked ? `<td><a href="${rowPath(id)}">View →</a></td>` : '');
  const body = rows
    .map(({ id, name }) => `<tr><td>${id}</td><td>${name}</td>${link(id)}</tr>`)
    .join('');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Table</title></head><body><table><tbody>${body}</tbody></table></body></html>`;
};

const server = createServer((request, response) => {
  void readRows().then((rows) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(htmlOf(rows, request.url === LINKED_TABLE_PATH));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
