/** The statements that ours has sent, sent again by hand behind bare HTTP: what no server on this database and this Node can be faster than. */
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

const [socket, port, recordFile] = process.argv.slice(2);

const types = new pg.TypeOverrides();
types.setTypeParser(1082, (value) => value);
types.setTypeParser(1700, Number);
types.setTypeParser(20, Number);
const pool = new pg.Pool({ host: socket, user: 'trowel', database: 'postgres', max: 10, pipeline: true });

/** By workload and number of the input: what ours sent for it. Read when a workload is first asked for: by then ours has written it down. */
const records = new Map();
const recordsOf = (workload) => {
  const known = records.get(workload) ?? JSON.parse(readFileSync(recordFile, 'utf8'))[workload];
  records.set(workload, known);
  return known;
};
const names = new Map();
const nameOf = (text) => {
  const known = names.get(text) ?? `f${names.size}`;
  names.set(text, known);
  return known;
};

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Keys are given once: each time the statements run they get others, the same one everywhere. */
const withNewKeys = (statements) => {
  const fresh = new Map();
  const renewed = (value) => {
    if (Array.isArray(value)) return value.map(renewed);
    if (typeof value !== 'string' || !isUuid.test(value)) return value;
    if (!fresh.has(value)) fresh.set(value, randomUUID());
    return fresh.get(value);
  };
  return statements.map(({ values, ...rest }) => ({ ...rest, values: values.map(renewed) }));
};

const send = (runner, { text, values }) =>
  runner.query(values.length > 0 ? { name: nameOf(text), text, values, types } : { text, types });

const DEADLOCK = '40P01';

/**
 * A transaction goes out in one piece: nobody waits for an answer before the next statement. Two that were sent one after the other may
 * meet in another order when they are sent again at once: who is chosen to give way is sent anew, as ours would.
 */
const inOneGo = async (statements) => {
  const client = await pool.connect();
  try {
    client.connection.stream.cork();
    const answers = withNewKeys(statements).map((statement) => send(client, statement));
    client.connection.stream.uncork();
    const settled = await Promise.allSettled(answers); // the last one ends the transaction, whatever became of the others
    if (!settled.some(({ reason }) => reason?.code === DEADLOCK)) return await Promise.all(answers);
  } finally {
    client.release();
  }
  return inOneGo(statements);
};

const repeat = async ({ workload, input }) => {
  const statements = recordsOf(workload)[input];
  const isTransaction = statements.some(({ text }) => /^begin/i.test(text));
  const answers = isTransaction
    ? await inOneGo(statements)
    : await Promise.all(statements.map((statement) => send(pool, statement)));
  answers.forEach(({ rowCount }, at) => {
    if ((rowCount ?? 0) === statements[at].rows) return;
    throw new Error(`${rowCount} rows where ours had ${statements[at].rows}: ${statements[at].text.slice(0, 200)}`);
  });
  return answers.map(({ rows }) => rows);
};

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    if (request.url !== '/repeat') return void response.writeHead(404).end();
    repeat(JSON.parse(Buffer.concat(parts).toString())).then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
    );
  });
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
