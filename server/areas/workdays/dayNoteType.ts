import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { Builder } from '../../api/builder';
import { plainObject } from '../../api/plainTypes';

/** What lists of {@link DayNote} are, for the schema. */
export const DAY_NOTES =
  'Days without work that bear on what is shown, as far as the user may know of them: holidays, closures, crews off or short, people away, own blocks.';

const types = new WeakMap<Builder, ReturnType<typeof makeType>>();

const makeType = (builder: Builder) =>
  plainObject<DayNote>(builder, 'DayNote', {
    key: 'String!',
    date: 'Date!',
    crew_ids: '[Int!]!',
    crews: '[String!]!',
    is_off: 'Boolean!',
    en: 'String!',
    es: 'String!',
  });

/** The type `DayNote`, once for a schema: calls of several areas answer it. */
export const addDayNote = (builder: Builder) => {
  const type = types.get(builder) ?? makeType(builder);
  types.set(builder, type);
  return type;
};
