import { can } from '#domain/access/can';
import { dataSetsOf, exportFields, type Exportable } from './exportable';
import type { SchemaModule } from '../api/schema';

/** The data sets that the user may take home, with the fields that each has for this user [ADM-007]. */
export const exports: SchemaModule = ({ builder, registry }) => {
  const field = builder.objectRef<{ name: string; label: string }>('ExportField').implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
    }),
  });
  const set = builder.objectRef<Exportable>('ExportDataSet').implement({
    description: 'What `GET /v1/export/{name}` streams as CSV, or as a workbook with `format=xlsx`.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      fields: t.field({ type: [field], nullable: false, resolve: (one, _args, { actor }) => exportFields(one, actor) }),
    }),
  });
  const sets = dataSetsOf(registry);
  builder.queryField('exportDataSets', (t) =>
    t.field({
      type: [set],
      nullable: false,
      extensions: { need: 'CAN_ADMINISTER_USER' },
      resolve: (_root, _args, { actor }) => sets.filter(({ need }) => can(actor.permissions, need)),
    }),
  );
};
