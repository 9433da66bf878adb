import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportLook, ImportReport } from '#domain/imports/importReport';
import { JOB_RULES } from '../../server/areas/notifications/jobRules';
import { SCHEDULE_RULES } from '../../server/areas/notifications/scheduleRules';
import { productSchema } from '../../server/areas';
import { testApp } from '../support/app';
import { bareBook } from '../support/workbooks';

const app = await testApp();
const { pool } = app.database;

interface Refused {
  error?: { code: string; message: string; rule?: string };
}
type Answer<T> = T & Refused & { status: number };
type File = string | Uint8Array<ArrayBuffer>;

const post = async <T>(path: string, body: File, account = 'admin'): Promise<Answer<T>> => {
  const response = await fetch(`${app.url}/v1/import/${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${await app.token(account)}`,
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
    },
  });
  const answer: T & Refused = await response.json();
  return { ...answer, status: response.status };
};
const look = (file: File) => post<ImportLook>('customer/look', file);
const refusalOf = async (file: File): Promise<unknown> => {
  const { status, error } = await look(file);
  return [status, error?.rule, error?.message];
};
const run = (resource: string, file: File, fields: readonly (string | null)[], more: Record<string, string> = {}) =>
  post<ImportReport>(
    `${resource}?${new URLSearchParams({ mode: 'dry', match: 'id', mapping: JSON.stringify(fields), ...more }).toString()}`,
    file,
  );

const sheet = (rows: string, texts?: string, head = '') =>
  bareBook(
    `<worksheet>${head}<sheetData>${rows}</sheetData></worksheet>`,
    texts === undefined
      ? {}
      : {
          'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
          'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
        },
  );
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row>${inline('name')}${inline('category_id')}</row>`;

describe('a file that holds too much', () => {
  it('is refused for a cell of more letters than Excel has, also one that several cells share [IMP-006]', async () => {
    const most = 'x'.repeat(32_767);
    expect(await look(`Company Name,Note\nAqua,${most}\n`)).toMatchObject({ status: 200, row_count: 1 });
    const refusal = [422, 'import_cell_long', 'A cell in row 3 holds more than 32,767 letters.'];
    expect(await refusalOf(`Company Name,Note\nAqua,x\nBlue,${most}x\n`)).toEqual(refusal);
    const shared = await sheet(
      `${HEAD}<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>`,
      `<si><t>${most}</t></si><si><r><t>${most}</t></r><r><t>x</t></r></si>`,
    );
    expect(await refusalOf(shared)).toEqual(refusal);
    expect(await refusalOf(await sheet(`${HEAD}<row>${inline('a')}</row><row>${inline(`${most}x`)}</row>`))).toEqual(
      refusal,
    );
  });

  it('is refused for the letters of all cells, a shared text counted for each that names it [IMP-006]', async () => {
    const row = '<row><c t="s"><v>0</v></c></row>';
    const ofRows = (count: number) => sheet(`${HEAD}${row.repeat(count)}`, `<si><t>${'x'.repeat(30_000)}</t></si>`);
    expect(await look(await ofRows(1_000))).toMatchObject({ row_count: 1_000 });
    expect(await refusalOf(await ofRows(1_200))).toEqual([
      422,
      'import_letters',
      'The cells of this file hold more than 33,554,432 letters together. Please divide it.',
    ]);
  });

  it('is refused for a row that never ends, and for more columns and rows than may be [IMP-006]', async () => {
    expect(await refusalOf(`Company Name,Note\nAqua,"x\n${'some text\n'.repeat(100_000)}`)).toEqual([
      422,
      'import_row_long',
      expect.any(String),
    ]);
    expect(await refusalOf(`${','.repeat(16_383)}\na\n`)).toEqual([422, 'import_columns', expect.any(String)]);
    expect(await refusalOf(`Company Name\n${'\n'.repeat(1_100_000)}Aqua\n`)).toEqual([
      422,
      'import_lines',
      expect.any(String),
    ]);
    // A stray mark at the right edge of a sheet.
    const stray = await sheet(`${HEAD}<row><c r="XFD2" t="inlineStr"><is><t>x</t></is></c></row>`);
    expect(await refusalOf(stray)).toEqual([422, 'import_columns', expect.stringContaining('Delete')]);
    const rows = await sheet(`${HEAD}${'<row/>'.repeat(1_048_576)}`);
    expect(await refusalOf(rows)).toEqual([422, 'import_lines', expect.any(String)]);
  }, 60_000);

  it('is read in spite of empty rows, and of a size that it only says it has [IMP-006]', async () => {
    expect(await look(`Company Name\n${'\n'.repeat(100_000)}Aqua\n`)).toMatchObject({ row_count: 1 });
    const claims = '<dimension ref="A1:XFD1048576"/>';
    expect(await look(await sheet(`${HEAD}<row>${inline('Aqua')}</row>`, undefined, claims))).toMatchObject({
      row_count: 1,
    });
  });

  it('is refused for elements within elements, and for attributes without end [IMP-006]', async () => {
    expect(await refusalOf(await sheet(`${HEAD}${'<x>'.repeat(100)}`))).toEqual([
      422,
      'import_book_large',
      expect.any(String),
    ]);
    const attributes = Array.from({ length: 500 }, (_, at) => `a${at}=""`).join(' ');
    expect(await refusalOf(await sheet(`${HEAD}<row ${attributes}/>`))).toEqual([
      422,
      'import_book_large',
      expect.any(String),
    ]);
  });

  it('is refused for its size before it is read, and while it comes [IMP-006]', async () => {
    const large = await look('x'.repeat(33_554_433));
    expect(large).toMatchObject({
      status: 413,
      error: {
        code: 'PAYLOAD_TOO_LARGE',
        rule: 'import_file_large',
        message: 'This file is larger than 32 MB. Please divide it.',
      },
    });
    const place = join(app.dataDir, 'imports');
    expect(existsSync(place) ? readdirSync(place) : []).toEqual([]);
  });
});

describe('the file of refused rows', () => {
  const refusedOf = async (file: File): Promise<Response> => {
    const query = { mode: 'dry', match: 'id', mapping: JSON.stringify(['name', 'category_id']) };
    return fetch(`${app.url}/v1/import/product/refused?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      body: file,
      headers: {
        authorization: `Bearer ${await app.token('admin')}`,
        'content-type': 'application/octet-stream',
        'idempotency-key': randomUUID(),
      },
    });
  };
  const left = (): string[] => {
    const place = join(app.dataDir, 'imports');
    return existsSync(place) ? readdirSync(place) : [];
  };
  /** A workbook of one text of 30,000 letters that all rows share, and that is no category. */
  const shared = (rows: number, letter: string) =>
    sheet(
      `${HEAD}${`<row>${inline('Part')}<c t="s"><v>0</v></c></row>`.repeat(rows)}`,
      `<si><t>${letter.repeat(30_000)}</t></si>`,
    );

  it('is not made of more than it may hold, also where a small workbook would make it large [IMP-006]', async () => {
    const book = await shared(800, '€');
    expect(book.byteLength).toBeLessThan(100_000);
    const answer = await refusedOf(book);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'BAD_USER_INPUT',
        rule: 'import_refused_large',
        message: 'The rows that cannot be imported take more than 64 MB as a file. Please divide the file.',
      },
    });
    expect(left()).toEqual([]);
  }, 60_000);

  it('is read from the disk as it is taken, and gone from there afterwards [IMP-006]', async () => {
    const answer = await refusedOf(await shared(600, 'x'));
    expect(answer.status).toBe(200);
    // As long as it is not taken it lies there and not in the memory.
    expect(left()).toHaveLength(1);
    expect((await answer.text()).split('\r\n')).toHaveLength(602);
    await expect.poll(left).toEqual([]);
  }, 60_000);

  it('is gone also where nobody takes the whole of it [IMP-006]', async () => {
    const answer = await refusedOf(await shared(600, 'x'));
    await answer.body?.cancel();
    await expect.poll(left).toEqual([]);
  }, 60_000);
});

describe('the messages of an import', () => {
  it('are a thousand at most, and repeat the beginning of a long text alone [IMP-006]', async () => {
    const long = 'y'.repeat(1_500);
    const lines = Array.from({ length: 1_500 }, (_, at) => `Ann,${at},${long}${at}`);
    const report = await run('customer_contact', ['a,b,c', ...lines].join('\n'), [
      'first_name',
      'last_name',
      'customer_id',
    ]);
    expect(report).toMatchObject({ row_count: 1_500, failed: 1_500 });
    expect(report.outcomes).toBe('x'.repeat(1_500));
    expect(report.errors).toHaveLength(1_000);
    expect(report.errors[999]).toMatchObject({ row: 1_001, rule: 'import_no_such' });
    expect(report.errors[0]?.params?.text).toBe(`${'y'.repeat(200)}…`);
    expect(report.errors.every(({ message }) => message.length < 300)).toBe(true);
  });

  it('come in the order of the rows, whatever is wrong with each', async () => {
    const file = ['first_name,last_name,customer_id', 'A,1,Nobody', 'B', 'C,3,Nobody', ',4,'].join('\n');
    const report = await run('customer_contact', file, ['first_name', 'last_name', 'customer_id']);
    const rows = report.errors.map(({ row }) => row);
    expect(new Set(rows)).toEqual(new Set([2, 3, 4, 5]));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  });
});

describe('a file of many rows', () => {
  it('knows rows again across the parts in which it is worked on', async () => {
    const lines = Array.from({ length: 700 }, (_, at) => `R${at},Row Pools ${at}`);
    const fields = ['customer_no', 'company_name'];
    const twice = ['no,name', ...lines, 'R3,Again'].join('\n');
    const report = await run('customer', twice, fields, { match: 'customer_no', mode: 'good' });
    expect(report).toMatchObject({ created: 700, failed: 1 });
    expect(report.errors).toMatchObject([{ row: 702, message: 'Row 5 is about the same record.' }]);
    const named = ['name', ...lines.map((_, at) => `Twin ${at}`), 'Twin 3'].join('\n');
    expect(await run('customer', named, ['company_name'])).toMatchObject({ created: 700, failed: 1 });
    expect(await run('customer', ['no,name', ...lines].join('\n'), fields, { match: 'customer_no' })).toMatchObject({
      unchanged: 700,
      failed: 0,
    });
  });

  it('writes nothing that anything else of its mutation looks into', () => {
    const { registry } = productSchema();
    const told = new Set([...JOB_RULES, ...SCHEDULE_RULES].map(({ entity }) => entity).concat('crew_information'));
    const importable = registry.resources.filter(({ descriptor, onWrite }) => descriptor.operations.update && !onWrite);
    expect(importable.map(({ entity }) => entity.name).filter((name) => told.has(name))).toEqual([]);
  });
});

describe('records out of reach', () => {
  const customers = productSchema().registry.byTable.get('customer');

  it('are neither twins of rows nor found by name or number: a file does not tell that they are there', async () => {
    const { rows } = await pool.query<{ id: number }>(
      "insert into customer (company_name, city) values ('Hidden Pools', 'Nowhere') returning id",
    );
    const id = rows[0]?.id ?? 0;
    const contact = (customer: string) =>
      run('customer_contact', `a,b,c\nAnn,One,${customer}\n`, ['first_name', 'last_name', 'customer_id']);
    const twin = () => run('customer', 'a,b\nHidden Pools,Nowhere\n', ['company_name', 'city']);
    expect(await contact('hidden pools')).toMatchObject({ created: 1 });
    expect(await contact(String(id))).toMatchObject({ created: 1 });
    expect(await twin()).toMatchObject({ unchanged: 1 });
    if (!customers) throw new Error('there are no builders');
    Object.assign(customers, {
      scope: (_actor: unknown, alias: string) => sql.raw(`${alias}.city is distinct from 'Nowhere'`),
    });
    const unseen = { created: 0, failed: 1, errors: [{ rule: 'import_no_such' }] };
    expect(await contact('hidden pools')).toMatchObject(unseen);
    expect(await contact(String(id))).toMatchObject(unseen);
    expect(await twin()).toMatchObject({ created: 1, unchanged: 0 });
  });
});
