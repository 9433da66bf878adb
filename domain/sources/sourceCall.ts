import { isRecord, recordOf } from '../values';
import type { ListQuestion, Values } from './dialect';
import { DIALECT } from './dialects';
import { plainText } from './plainText';
import { searchedFields } from './readTables';
import type { FilterOperation, SourceField, SourceRoot, SourceTable } from './sourceTable';
import { OPERATIONS } from './sourceTable';
import { sentValue, takenValue } from './sourceValues';

/** What is asked of a table. Values are by our names of the fields. */
export type SourceQuestion =
  | {
      method: 'list';
      page: number;
      size: number;
      sort: { field: string; order: string };
      filter: Values;
      columns: readonly string[];
      total: boolean;
    }
  | { method: 'one'; id: string }
  | { method: 'many'; ids: readonly string[]; columns: readonly string[] }
  | { method: 'create'; values: Values }
  | { method: 'update'; ids: readonly string[]; values: Values; read: Values }
  | { method: 'remove'; ids: readonly string[] };

/** What is the same for all calls of a screen. */
export interface Asking {
  find(name: string): SourceTable | undefined;
  /** The language of the screen, as the source calls it; null where it has no such thing. */
  locale: string | null;
  /** Minutes that the zone of the screen is behind UTC at a moment. */
  offsetOf(instant: string): number;
}

export interface SourceDocument {
  text: string;
  variables: Record<string, unknown>;
  /** A record here, rows with their total, or null. */
  read(answer: Values): { row?: SourceRow | null; rows?: SourceRow[]; total?: number };
}

export interface SourceRow extends Record<string, unknown> {
  id: string;
}

const WHOLE: ReadonlySet<string> = new Set(['Int', 'Float', 'smallint', 'Long']);
/** An id as the source takes it. */
const sentId = (table: SourceTable | undefined, id: string): unknown =>
  table && WHOLE.has(table.id_type) ? Number(id) : id;

const relationOf = ({ name }: SourceField): string => name.replace(/_id$/, '');

const selectionOf = (table: SourceTable, { find }: Asking, columns: readonly string[] | null): string => {
  const wanted = table.fields.filter(({ name }) => name !== 'id' && (columns === null || columns.includes(name)));
  const asked = wanted.flatMap((field) => {
    if (field.relation === undefined) return [field.path];
    const target = field.target === undefined ? undefined : find(field.target);
    const titles = (target?.descriptor.title ?? []).filter((name) => name !== 'id');
    const key = field.key === undefined ? [] : [`${field.name}: ${field.key}`];
    return target
      ? [...key, `${relationOf(field)}: ${field.relation} { ${[`id: ${target.id}`, ...titles].join(' ')} }`]
      : key;
  });
  return [`id: ${table.id}`, ...asked].join(' ');
};

const takenRow = (table: SourceTable, answer: unknown): SourceRow | null => {
  if (!isRecord(answer) || answer.id === null || answer.id === undefined) return null;
  const row: SourceRow = { id: plainText(answer.id) };
  for (const field of table.fields) {
    if (field.name === 'id') continue;
    const related = field.relation === undefined ? undefined : answer[relationOf(field)];
    if (field.relation !== undefined) {
      const id = isRecord(related) ? related.id : answer[field.name];
      if (id !== undefined || relationOf(field) in answer)
        row[field.name] = id === null || id === undefined ? null : plainText(id);
      if (isRecord(related)) row[relationOf(field)] = { ...related, id: plainText(related.id) };
    } else if (field.path in answer) row[field.name] = takenValue(field, answer[field.path]);
  }
  return row;
};

const isOperation = (name: string): name is FilterOperation => OPERATIONS.some((operation) => operation === name);

const compared = (
  table: SourceTable,
  asking: Asking,
  field: SourceField,
  operation: FilterOperation,
  value: unknown,
): Values => {
  const dialect = DIALECT[table.dialect];
  const target = field.target === undefined ? undefined : asking.find(field.target);
  const one = (item: unknown): unknown => {
    if (operation === 'is_empty') return item;
    if (field.name === 'id') return sentId(table, plainText(item));
    return field.target === undefined ? sentValue(field, item, asking) : sentId(target, plainText(item));
  };
  const sent = Array.isArray(value) ? value.map(one) : one(value);
  if (field.is_condition)
    return { [field.path]: operation === 'is_empty' ? null : Array.isArray(sent) ? sent[0] : sent };
  return (
    dialect.compare?.(field, operation, sent) ?? {
      [field.path]: { [dialect.operations[operation] ?? operation]: sent },
    }
  );
};

/** Adds a comparison to others of the same field. */
const joined = (all: Values, more: Values): Values => {
  const merged: Record<string, unknown> = { ...all };
  for (const [name, value] of Object.entries(more)) {
    const known = merged[name];
    merged[name] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
  }
  return merged;
};

/** The rows that a list is narrowed to; what the source does not compare is left out, as the screen does not offer it. */
const filterOf = (table: SourceTable, asking: Asking, { search, ...filter }: Values) => {
  const dialect = DIALECT[table.dialect];
  let all: Values = {};
  for (const [name, wanted] of Object.entries(filter)) {
    const field = table.fields.find((one) => one.name === name);
    const offered = table.descriptor.fields.find((one) => one.name === name)?.filters ?? [];
    for (const [operation, value] of Object.entries(recordOf(wanted))) {
      if (!field || !isOperation(operation)) continue;
      const single = operation === 'in' && !offered.includes('in') ? 'eq' : operation;
      const given = single === 'eq' && Array.isArray(value) ? value[0] : value;
      if (offered.includes(single)) all = joined(all, compared(table, asking, field, single, given));
    }
  }
  const typed = typeof search === 'string' && search !== '' ? search : null;
  const isOwnSearch = 'search' in table.roots.list.args;
  if (typed !== null && !isOwnSearch && dialect.any) {
    const texts = searchedFields(table.descriptor.fields).flatMap(
      ({ name }) => table.fields.find((field) => field.name === name) ?? [],
    );
    if (texts.length > 0)
      all = { ...all, ...dialect.any(texts.map((field) => compared(table, asking, field, 'contains', typed))) };
  }
  return { filter: Object.keys(all).length > 0 ? all : null, search: isOwnSearch ? typed : null };
};

/** Values as the inputs of the source have them. */
const inputOf = (
  table: SourceTable,
  asking: Asking,
  values: Values,
  use: 'creates' | 'updates',
  read: Values = {},
): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = table.fields.find((one) => one.name === name);
      if (!field?.[use]) return [];
      const isNone = value === null || value === undefined || value === '';
      if (field.target !== undefined) {
        if (isNone && use === 'creates') return [];
        const id = isNone ? null : sentId(asking.find(field.target), plainText(value));
        return [[field.path, DIALECT[table.dialect].refer(id)]];
      }
      // What was left empty in a new record keeps the default of the source.
      return isNone && use === 'creates'
        ? []
        : [[field.path, sentValue(field, value, { read: read[name], offsetOf: asking.offsetOf })]];
    }),
  );

/** Root fields of one document, each under its own name and with its own variables. */
class Document {
  readonly #declared: string[] = [];
  readonly #asked: string[] = [];
  readonly variables: Record<string, unknown> = {};

  add(alias: string, root: SourceRoot, args: Values, selection: string): this {
    const given = Object.entries(args).filter(([name]) => name in root.args);
    const call = given.map(([name, value]) => {
      const variable = `${alias}_${name}`;
      this.#declared.push(`$${variable}: ${root.args[name]}`);
      this.variables[variable] = value;
      return `${name}: $${variable}`;
    });
    this.#asked.push(`${alias}: ${root.name}${call.length > 0 ? `(${call.join(', ')})` : ''} ${selection}`.trim());
    return this;
  }

  text(kind: 'query' | 'mutation'): string {
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    return `${kind}${declared} { ${this.#asked.join(' ')} }`;
  }
}

const list = (
  table: SourceTable,
  asking: Asking,
  asked: Extract<SourceQuestion, { method: 'list' }>,
): SourceDocument => {
  const dialect = DIALECT[table.dialect];
  const order = table.fields.find(({ name }) => name === asked.sort.field)?.order;
  const { filter, search } = filterOf(table, asking, asked.filter);
  const question: ListQuestion = {
    page: asked.page,
    size: asked.size,
    order: order === undefined ? null : { by: order, descending: asked.sort.order === 'DESC' },
    filter,
    search,
    locale: asking.locale,
  };
  const args = dialect.list(question, table);
  const selection = dialect.rows(selectionOf(table, asking, asked.columns), asked.total);
  const document = new Document().add('list', table.roots.list, args, selection);
  const { count } = table.roots;
  const isCounted = asked.total && count !== undefined && dialect.counted !== undefined;
  if (isCounted) {
    // The same rows, and all of them: nothing of the page.
    const { where, filter: narrowed, search: sought } = dialect.list({ ...question, order: null }, table);
    const same = { where, filter: narrowed, search: sought };
    const given = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined));
    document.add('counted', count, given, dialect.counted ?? '');
  }
  return {
    text: document.text('query'),
    variables: document.variables,
    read: (answer) => {
      const found = dialect.readRows(answer.list);
      const rows = (Array.isArray(found) ? found : []).flatMap((one) => takenRow(table, one) ?? []);
      const total = isCounted ? dialect.readCount?.(answer.counted) : dialect.readTotal(answer.list);
      return typeof total === 'number' ? { rows, total } : { rows };
    },
  };
};

const many = (
  table: SourceTable,
  asking: Asking,
  ids: readonly string[],
  columns: readonly string[],
): SourceDocument => {
  const dialect = DIALECT[table.dialect];
  const document = new Document();
  const selection = `{ ${selectionOf(table, asking, columns)} }`;
  ids.forEach((id, at) =>
    document.add(`r${at}`, table.roots.one, localized(dialect.one(sentId(table, id), table), asking), selection),
  );
  return {
    text: document.text('query'),
    variables: document.variables,
    read: (answer) => ({ rows: ids.flatMap((_, at) => takenRow(table, answer[`r${at}`]) ?? []) }),
  };
};

/** Arguments with the language of the screen; where the source has none, nobody takes it. */
const localized = (args: Values, { locale }: Asking): Values => (locale === null ? args : { ...args, locale });

const written = (kind: 'create' | 'update' | 'remove', table: SourceTable): SourceRoot => {
  const root = table.roots[kind];
  if (!root) throw new Error(`${table.descriptor.label_plural} cannot be changed in this way.`);
  return root;
};

/** A question as a document of the source, and the way its answer is read. */
export const sourceCall = (table: SourceTable, asking: Asking, question: SourceQuestion): SourceDocument => {
  const dialect = DIALECT[table.dialect];
  const whole = () => selectionOf(table, asking, null);
  switch (question.method) {
    case 'list':
      return list(table, asking, question);
    case 'many':
      return many(table, asking, question.ids, question.columns);
    case 'one': {
      const args = localized(dialect.one(sentId(table, question.id), table), asking);
      const document = new Document().add('one', table.roots.one, args, `{ ${whole()} }`);
      return {
        text: document.text('query'),
        variables: document.variables,
        read: ({ one }) => ({ row: takenRow(table, one) }),
      };
    }
    case 'create': {
      const values = inputOf(table, asking, question.values, 'creates');
      const args = localized(dialect.create(values, table), asking);
      const document = new Document().add('saved', written('create', table), args, dialect.saved(whole(), table));
      return {
        text: document.text('mutation'),
        variables: document.variables,
        read: ({ saved }) => ({ row: takenRow(table, dialect.readSaved(saved, table)) }),
      };
    }
    case 'update': {
      const values = inputOf(table, asking, question.values, 'updates', question.read);
      const document = new Document();
      question.ids.forEach((id, at) =>
        document.add(
          `saved${at}`,
          written('update', table),
          localized(dialect.update(sentId(table, id), values, table), asking),
          dialect.saved(whole(), table),
        ),
      );
      return {
        text: document.text('mutation'),
        variables: document.variables,
        read: (answer) => ({ row: takenRow(table, dialect.readSaved(answer.saved0, table)) }),
      };
    }
    case 'remove': {
      const document = new Document();
      question.ids.forEach((id, at) =>
        document.add(
          `gone${at}`,
          written('remove', table),
          localized(dialect.remove(sentId(table, id), table), asking),
          dialect.removed(table),
        ),
      );
      return { text: document.text('mutation'), variables: document.variables, read: () => ({}) };
    }
  }
};
