/** Export and import of files: time, and how much more memory the server holds meanwhile. */
import { randomUUID } from 'node:crypto';
import { peakDuring } from './measure.mjs';

/** Reads a body to its end without keeping it, and counts its lines. */
const linesOf = async (response) => {
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 300)}`);
  let lines = 0;
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
};

export const measureExport = async ({ ours, peer, token }) => {
  const asOurs = () =>
    fetch(`${ours.url}/v1/export/inventory_movement?sort=id&order=ASC&filter=%7B%7D`, {
      headers: { authorization: `Bearer ${token}` },
    }).then(linesOf);
  const once = { ours: await peakDuring(ours.pid, asOurs) };
  // The second of a server that is warm says what grows with the rows.
  return {
    ours: { first: once.ours, again: await peakDuring(ours.pid, asOurs) },
    peer: await peakDuring(peer.pid, () => fetch(`${peer.url}/api/movements.csv`).then(linesOf)),
  };
};

const FIELDS = ['first_name', 'last_name', 'mailing_address', 'city', 'state', 'zip_code'];

/** A file of homeowners that no earlier run has brought. */
const fileOf = (rows, mark) =>
  [
    FIELDS.join(','),
    ...Array.from({ length: rows }, (_, n) => `Homeowner ${n},${mark},"${n} Lakeview Dr, Unit ""B""",Katy,TX,77450`),
  ].join('\r\n');

export const measureImport = async ({ ours, token, rows }) => {
  const mark = `Bench ${randomUUID().slice(0, 8)}`;
  const file = fileOf(rows, mark);
  const send = async (mode) => {
    const query = new URLSearchParams({ mode, match: 'id', mapping: JSON.stringify(FIELDS) });
    const response = await fetch(`${ours.url}/v1/import/homeowner?${query}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
    const report = await response.json();
    if (!response.ok || report.failed > 0) throw new Error(JSON.stringify(report).slice(0, 500));
    return { created: report.created, unchanged: report.unchanged };
  };
  return {
    mark,
    dry_run: await peakDuring(ours.pid, () => send('dry')),
    import: await peakDuring(ours.pid, () => send('all')),
    again: await peakDuring(ours.pid, () => send('all')),
  };
};
