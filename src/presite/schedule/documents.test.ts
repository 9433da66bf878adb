import { UNDO } from '../../dataProvider/server';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { FILL_IN_MUTATION, LISTS_QUERY, VISIT_QUERY } from '../../siteCheck/queries';
import { ASSIGN_MUTATION, DAY_QUERY, MAP_QUERY } from './queries';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the documents of the presite schedule', () => {
  it.each(
    Object.entries({
      DAY_QUERY,
      MAP_QUERY,
      ASSIGN_MUTATION,
      UNDO,
      VISIT_QUERY,
      FILL_IN_MUTATION,
      LISTS_QUERY,
    }),
  )('are taken by the server: %s [BAPI-012 BAPI-013 BAPI-014]', (_name, document) => {
    expect(validate(schema, parse(document.text)).map(({ message }) => message)).toEqual([]);
  });
});
