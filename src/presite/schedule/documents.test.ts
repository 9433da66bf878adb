import { UNDO } from '../../dataProvider/server';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { FILL_IN_MUTATION, LISTS_QUERY, VISIT_QUERY } from '../../siteCheck/queries';
import { assignDocument } from './assignDocument';
import { DAY_QUERY, MAP_QUERY } from './queries';

const CALL = { presite_id: 1, employee_id: null, scheduled_date: '2026-03-04', version: 2 };

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the documents of the presite schedule', () => {
  it.each(
    Object.entries({
      DAY_QUERY,
      MAP_QUERY,
      ASSIGN_ONE: assignDocument([CALL]).document,
      ASSIGN_MANY: assignDocument([CALL, { ...CALL, presite_id: 2, scheduled_date: null }]).document,
      UNDO,
      VISIT_QUERY,
      FILL_IN_MUTATION,
      LISTS_QUERY,
    }),
  )('are taken by the server: %s [BAPI-012 BAPI-013 BAPI-014]', (_name, document) => {
    expect(validate(schema, parse(document.text)).map(({ message }) => message)).toEqual([]);
  });
});
