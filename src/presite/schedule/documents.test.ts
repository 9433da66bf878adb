import { readFileSync } from 'node:fs';
import { buildSchema, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ASSIGN_MUTATION, DAY_QUERY, MAP_QUERY, UNDO_MUTATION } from './queries';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the documents of the presite schedule', () => {
  it.each(Object.entries({ DAY_QUERY, MAP_QUERY, ASSIGN_MUTATION, UNDO_MUTATION }))(
    'are taken by the server: %s [BAPI-012 BAPI-013 BAPI-014]',
    (_name, document) => {
      expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    },
  );
});
