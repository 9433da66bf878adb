import { CALLS } from '#domain/access/calls';
import { isRecord } from '#domain/values';
import type { Row } from '../../../db/statement';
import { findDuplicates } from '../search/findDuplicates';
import type { Builder } from '../../../api/builder';
import { plainObject, typeOfSpec, type FieldSpec } from '../../../api/plainTypes';

const FIELDS: Readonly<Record<string, FieldSpec>> = {
  id: 'Int!',
  name: 'String',
  address_line_1: 'String',
  city: 'String',
  state: 'String',
  entered_date: 'Date',
};

/** Estimates at an address that was just confirmed, under the name that the documents spell so [API-015]. */
export const addDuplicatesQuery = (builder: Builder): void => {
  const company = plainObject<Row>(builder, 'DuplicateCompany', { company_name: 'String' });
  const duplicate = builder.objectRef<Row>('DuplicateJob').implement({
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(FIELDS).map(([name, spec]) => [
          name,
          t.field({ ...typeOfSpec(spec), extensions: { property: name }, resolve: (row) => row[name] }),
        ]),
      ),
      company: t.field({ type: company, resolve: (row) => (isRecord(row.company) ? row.company : null) }),
    }),
  });
  builder.queryField('checkDupicatesByAddress', (t) =>
    t.field({
      type: [duplicate],
      nullable: false,
      extensions: { need: CALLS.checkDupicatesByAddress.need },
      args: { lat: t.arg.string({ required: true }), lon: t.arg.string({ required: true }) },
      resolve: (_root, place, { runner, actor }) => findDuplicates(runner, actor, place),
    }),
  );
};
