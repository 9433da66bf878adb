import { DIALECT, dialectOf } from '#domain/sources/dialects/index';
import { readTables } from '#domain/sources/readTables';
import { INTROSPECTION, readSchema } from '#domain/sources/schema';
import type { DialectName, SourceTable } from '#domain/sources/sourceTable';
import { refusalError } from '#domain/errors';
import { named } from '#domain/refusals/refusal';
import type { SourceSetting } from '../../settings/sourceSettings';
import { requestSource, type SourceOptions } from './requestSource';

/** Milliseconds for which the tables of a source are known without asking. */
const KEPT_MS = 5 * 60_000;
/** And for which a source that was away is not asked for them again. */
const AWAY_MS = 5_000;

/** The tables of a source, and the dialect that it speaks. */
interface KnownSource {
  dialect: DialectName;
  tables: readonly SourceTable[];
}

export interface SourceCatalogue {
  /** @throws AppError SOURCE_UNAVAILABLE */
  read(source: SourceSetting): Promise<KnownSource>;
  /** Asks anew at the next question: its schema is another one. */
  forget(source: SourceSetting): void;
}

const introspected = async (source: SourceSetting, options: SourceOptions): Promise<KnownSource> => {
  const { data } = await requestSource(source, { query: INTROSPECTION, variables: {} }, options);
  const schema = readSchema(data);
  const dialect = schema && (source.kind ? DIALECT[source.kind] : dialectOf(schema));
  const tables = schema && dialect ? readTables({ name: source.name, label: source.label }, schema, dialect) : [];
  if (!dialect || tables.length === 0)
    throw refusalError({ rule: 'source_unknown', code: 'SOURCE_UNAVAILABLE', params: named('name', source.label) });
  return { dialect: dialect.name, tables };
};

/** What the introspection of each source said, asked once for all who want to know. */
export const sourceCatalogue = (options: SourceOptions, now: () => number = Date.now): SourceCatalogue => {
  const known = new Map<string, { until: number; answer: Promise<KnownSource> }>();
  return {
    read: (source) => {
      const kept = known.get(source.name);
      if (kept && kept.until > now()) return kept.answer;
      const entry = { until: now() + KEPT_MS, answer: introspected(source, options) };
      known.set(source.name, entry);
      entry.answer.catch(() => {
        entry.until = now() + AWAY_MS;
      });
      return entry.answer;
    },
    forget: ({ name }) => void known.delete(name),
  };
};
