import type { Dialect } from '../dialect';
import type { SourceSchema } from '../schema';
import type { DialectName } from '../sourceTable';
import { directus } from './directus';
import { hasura } from './hasura';
import { keystone } from './keystone';
import { payload } from './payload';
import { postgraphile } from './postgraphile';

/** Every dialect by its name. */
export const DIALECT: Readonly<Record<DialectName, Dialect>> = { hasura, postgraphile, keystone, payload, directus };

/** The dialect that a schema speaks; undefined when none is known. */
export const dialectOf = (schema: SourceSchema): Dialect | undefined =>
  Object.values(DIALECT).find((dialect) => dialect.recognises(schema));
