import { describe, expect, it } from 'vitest';
import { dialectOf } from '#domain/sources/dialects/index';
import { readTables } from '#domain/sources/readTables';
import { refusedFields, type SourceError } from '#domain/sources/refusedFields';
import { INTROSPECTION, readSchema } from '#domain/sources/schema';
import { sourceCall, type Asking, type SourceQuestion, type SourceRow } from '#domain/sources/sourceCall';
import type { DialectName, SourceTable } from '#domain/sources/sourceTable';
import { isRecord, recordOf } from '#domain/values';
import type { AskSource } from './memorySource';

/** What differs from server to server; all else is the same for all. */
export interface SourceFacts {
  dialect: DialectName;
  /** The names of the two tables, and of their fields. */
  vendor: string;
  invoice: string;
  date: string;
  due: string;
  active: string;
  /** Numbers of any length come and go as they are; else JavaScript's numbers are all that the server knows. */
  isExact: boolean;
  /** A part of a text is searched for; else only whole values are compared. */
  searches: boolean;
  /** Fields that it neither sorts nor narrows by. */
  neither: readonly string[];
  /** A new invoice may name its vendor. */
  refersAtOnce: boolean;
  /** What is left out and refused, with the field at which that stands. */
  refused: { table: string; values: Record<string, unknown>; field: string };
  /** A text in two languages. */
  localized?: { field: string; en: string; es: string };
}

/** What every dialect does, asked of a server with the tables vendor (12 or more) and invoice (30 or more). */
export const sourceContract = (facts: SourceFacts, open: () => Promise<AskSource>): void => {
  describe(`a source that speaks ${facts.dialect} [SRC-001]`, () => {
    const state: { ask?: AskSource; tables?: readonly SourceTable[] } = {};
    const opened = async (): Promise<{ ask: AskSource; tables: readonly SourceTable[] }> => {
      state.ask ??= await open();
      if (!state.tables) {
        const schema = readSchema((await state.ask(INTROSPECTION)).data);
        const dialect = schema && dialectOf(schema);
        expect(dialect?.name).toBe(facts.dialect);
        state.tables =
          schema && dialect ? readTables({ name: 'acme', label: { en: 'Acme', es: 'Acme' } }, schema, dialect) : [];
      }
      return { ask: state.ask, tables: state.tables };
    };
    const tableOf = async (type: string): Promise<SourceTable> => {
      const { tables } = await opened();
      const table = tables.find(({ descriptor }) => descriptor.type === type);
      if (!table) throw new Error(`no ${type} among ${tables.map(({ descriptor }) => descriptor.type).join(', ')}`);
      return table;
    };
    const call = async (type: string, question: SourceQuestion, locale: string | null = null) => {
      const { ask, tables } = await opened();
      const asking: Asking = {
        find: (name) => tables.find(({ descriptor }) => descriptor.name === name),
        locale,
        offsetOf: () => 360,
      };
      const table = await tableOf(type);
      const { text, variables, read } = sourceCall(table, asking, question);
      const answer = await ask(text, variables);
      const errors = Array.isArray(answer.errors) ? answer.errors.filter(isError) : [];
      if (errors.length > 0) throw new Refused(errors, refusedFields(errors, table));
      return read(recordOf(answer.data));
    };
    const list = (type: string, asked: Partial<Extract<SourceQuestion, { method: 'list' }>> = {}) =>
      call(type, {
        method: 'list',
        page: 1,
        size: 10,
        sort: { field: 'number', order: 'ASC' },
        filter: {},
        columns: ['number', 'name', 'vendor_id', 'amount'],
        total: true,
        ...asked,
      });
    const invoiceNamed = async (number: string): Promise<SourceRow> => {
      const { rows = [] } = await list(facts.invoice, { filter: { number: { eq: number } } });
      const { row } = await call(facts.invoice, { method: 'one', id: rows[0]?.id ?? '' });
      if (!row) throw new Error(`no invoice ${number}`);
      return row;
    };

    it('gives its tables screens: kinds, titles, references and choices come from the introspection alone', async () => {
      const invoice = await tableOf(facts.invoice);
      const kindOf = (name: string) => invoice.descriptor.fields.find((field) => field.name === name);
      expect(invoice.descriptor.title).toEqual(['number']);
      expect(kindOf('id')).toMatchObject({ kind: 'String', readOnly: true });
      expect(kindOf('vendor_id')).toMatchObject({ kind: 'Reference', reference: `acme.${facts.vendor}` });
      expect(kindOf('amount')).toMatchObject({ kind: 'String', is_digits: true });
      expect(kindOf(facts.due)?.kind).toMatch(/^(Local)?DateTime$/);
      expect((await tableOf(facts.vendor)).descriptor.fields.find(({ name }) => name === facts.active)?.kind).toBe(
        'Boolean',
      );
    });

    it('answers pages with their total, and what references are called', async () => {
      const { rows, total } = await list(facts.invoice, { page: 2, size: 4 });
      expect(rows).toHaveLength(4);
      expect(total).toBeGreaterThanOrEqual(30);
      expect(rows?.map(({ number }) => number)).toEqual(['INV-005', 'INV-006', 'INV-007', 'INV-008']);
      expect(rows?.[0]).toMatchObject({ vendor_id: expect.any(String), vendor: { name: 'Vendor 05' } });
      expect(rows?.every(({ id }) => typeof id === 'string' && id !== '')).toBe(true);
    });

    it('sorts both ways by what it can be sorted by', async () => {
      const { rows } = await list(facts.invoice, { sort: { field: 'number', order: 'DESC' }, size: 30 });
      const numbers = rows?.map(({ number }) => String(number)) ?? [];
      expect(numbers).toEqual(numbers.toSorted().toReversed());
    });

    it('is narrowed by a value, by a reference, and by a part of a text where it can', async () => {
      expect((await list(facts.invoice, { filter: { number: { eq: 'INV-003' } } })).total).toBe(1);
      const vendor = (await invoiceNamed('INV-003')).vendor_id;
      const { rows } = await list(facts.invoice, { filter: { vendor_id: { in: [vendor] } }, size: 30 });
      expect(rows?.length).toBeGreaterThan(1);
      expect(rows?.every(({ vendor_id }) => vendor_id === vendor)).toBe(true);
      const { descriptor } = await tableOf(facts.vendor);
      expect(descriptor.searchable).toBe(facts.searches);
      const found = await list(facts.vendor, { filter: { search: '100%' }, sort: { field: 'name', order: 'ASC' } });
      // What cannot be searched is not: the screen has no field for it.
      const names = found.rows?.map(({ name }) => name);
      expect(facts.searches ? names : ['100% Supply']).toEqual(['100% Supply']);
    });

    it('does not offer what it cannot do', async () => {
      const { descriptor } = await tableOf(facts.invoice);
      const neither = descriptor.fields.filter(({ is_unsorted, filters }) => is_unsorted && filters?.length === 0);
      expect(neither.map(({ name }) => name)).toEqual(facts.neither);
    });

    it('finds several records by their ids', async () => {
      const { rows = [] } = await list(facts.vendor, { size: 3, sort: { field: 'name', order: 'ASC' } });
      const ids = rows.map(({ id }) => id);
      const { rows: same } = await call(facts.vendor, { method: 'many', ids, columns: ['name'] });
      expect(same?.map(({ id, name }) => [id, name])).toEqual(rows.map(({ id, name }) => [id, name]));
    });

    it('keeps dates, and decimals and long numbers to the last digit where the server has them', async () => {
      const row = await invoiceNamed('INV-001');
      expect(String(row[facts.date])).toMatch(/^2026-01-01/);
      if (!facts.isExact) return;
      expect(row).toMatchObject({ amount: '12345678901234.1234', units: '9007199254740993' });
      await call(facts.invoice, {
        method: 'update',
        ids: [row.id],
        values: { amount: '98765432109876.5432', units: '9007199254740995' },
        read: row,
      });
      expect(await invoiceNamed('INV-001')).toMatchObject({ amount: '98765432109876.5432', units: '9007199254740995' });
      await call(facts.invoice, {
        method: 'update',
        ids: [row.id],
        values: { amount: row.amount, units: row.units },
        read: row,
      });
    });

    it('makes, changes and deletes a record, with its reference and a time of the wall', async () => {
      const vendor = (await list(facts.vendor, { size: 1, sort: { field: 'name', order: 'ASC' } })).rows?.[0]?.id;
      const { row: made } = await call(facts.invoice, {
        method: 'create',
        values: {
          number: 'NEW-1',
          amount: '12.5',
          [facts.date]: '2026-02-03',
          [facts.due]: '2026-03-01T14:30:00.000Z',
          ...(facts.refersAtOnce ? { vendor_id: vendor } : {}),
          memo: '',
        },
      });
      expect(made).toMatchObject({ number: 'NEW-1', amount: expect.stringMatching(/^12\.50*$/) });
      expect(String(made?.[facts.due])).toMatch(/^2026-03-01T(08:30|14:30)/);
      const id = made?.id ?? '';
      const other = (await list(facts.vendor, { size: 2, sort: { field: 'name', order: 'ASC' } })).rows?.[1]?.id;
      const { row: changed } = await call(facts.invoice, {
        method: 'update',
        ids: [id],
        values: { memo: 'paid', vendor_id: other },
        read: { ...made },
      });
      expect(changed).toMatchObject({ id, memo: 'paid', vendor_id: other, number: 'NEW-1' });
      await call(facts.invoice, { method: 'remove', ids: [id] });
      expect((await list(facts.invoice, { filter: { number: { eq: 'NEW-1' } } })).total).toBe(0);
      // A record that is gone is none, or refused: nothing is made up.
      const gone = await call(facts.invoice, { method: 'one', id }).catch(() => ({ row: null }));
      expect(gone.row).toBeNull();
    });

    it('shows JSON and lists, and takes JSON back', async () => {
      const { rows = [] } = await list(facts.vendor, { size: 1, sort: { field: 'name', order: 'ASC' } });
      const { row } = await call(facts.vendor, { method: 'one', id: rows[0]?.id ?? '' });
      expect(JSON.parse(String(row?.details))).toEqual({ terms: 30 });
      expect(row?.tags ?? ['a', 'b']).toEqual(['a', 'b']);
      const { row: changed } = await call(facts.vendor, {
        method: 'update',
        ids: [row?.id ?? ''],
        values: { details: '{"terms": 45}' },
        read: { ...row },
      });
      expect(JSON.parse(String(changed?.details))).toEqual({ terms: 45 });
      await call(facts.vendor, {
        method: 'update',
        ids: [row?.id ?? ''],
        values: { details: '{"terms": 30}' },
        read: {},
      });
      const wrong = call(facts.vendor, { method: 'update', ids: ['1'], values: { details: '{' }, read: {} });
      await expect(wrong).rejects.toMatchObject({ field: 'details' });
    });

    it('says at the field what the server refuses, in its words', async () => {
      const { table, values, field } = facts.refused;
      const refusal: unknown = await call(table, { method: 'create', values }).catch((error: unknown) => error);
      if (!(refusal instanceof Refused)) throw new Error('nothing was refused');
      expect(refusal.fields.map(({ path }) => path)).toContain(field);
      expect(refusal.fields[0]?.message).not.toBe('');
    });

    it('tells texts in the language of the screen, where it has several', async () => {
      const { localized } = facts;
      const vendor = await tableOf(facts.vendor);
      expect('locale' in vendor.roots.one.args).toBe(localized !== undefined);
      if (!localized) return;
      const { rows = [] } = await list(facts.vendor, {
        filter: { name: { eq: 'Vendor 01' } },
        sort: { field: 'name', order: 'ASC' },
      });
      const one = { method: 'one', id: rows[0]?.id ?? '' } as const;
      expect((await call(facts.vendor, one, 'en')).row?.[localized.field]).toBe(localized.en);
      expect((await call(facts.vendor, one, 'es')).row?.[localized.field]).toBe(localized.es);
    });
  });
};

class Refused extends Error {
  constructor(
    errors: readonly SourceError[],
    readonly fields: readonly { path: string; message: string }[],
  ) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}

const isError = (value: unknown): value is SourceError => isRecord(value) && typeof value.message === 'string';
