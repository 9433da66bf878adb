import type { Builder } from './builder';
import type { TouchedRecords } from '#domain/admin/touchedRecords';

/** The type that says what a mutation wrote. */
export const addTouchedType = (builder: Builder) =>
  builder.objectRef<TouchedRecords>('TouchedRecords').implement({
    description: 'So many rows of a table were written by one mutation.',
    fields: (t) => ({
      entity: t.exposeString('entity', { nullable: false }),
      entity_label: t.exposeString('entity_label', { nullable: false }),
      count: t.exposeInt('count', { nullable: false }),
    }),
  });
