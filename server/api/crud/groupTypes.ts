import type { Builder } from '../builder';
import type { ListGroups } from './listGroups';
import type { ListGroup } from '#domain/fields/listGroup';

/** The type of the groups of a list, which all lists share [ADM-018]. */
export const addGroupTypes = (builder: Builder) => {
  const group = builder.objectRef<ListGroup>('ListGroup').implement({
    description: 'The rows of a list that have one value in a field.',
    fields: (t) => ({
      value: t.exposeString('value', {
        description: 'As a text; of a date the first day of its day, month or year. Null where the field is empty.',
      }),
      first: t.exposeString('first', { description: 'Of a date, where a filter for these rows begins.' }),
      last: t.exposeString('last', { description: 'Of a date, where a filter for these rows ends.' }),
      count: t.exposeInt('count', { nullable: false }),
      sums: t.expose('sums', { type: ['Float'], nullable: { list: false, items: true } }),
      sample_id: t.exposeInt('sample_id', { nullable: false, description: 'One of the rows.' }),
    }),
  });
  return builder.objectRef<ListGroups>('ListGroups').implement({
    fields: (t) => ({
      items: t.field({
        type: [group],
        nullable: false,
        description: 'The largest first, 200 at most.',
        resolve: ({ items }) => items,
      }),
      group_count: t.exposeInt('group_count', { nullable: false, description: 'Also those beyond the largest.' }),
      count: t.exposeInt('count', { nullable: false, description: 'The rows of all groups.' }),
      sums: t.expose('sums', { type: ['Float'], nullable: { list: false, items: true } }),
    }),
  });
};

export type GroupTypes = ReturnType<typeof addGroupTypes>;
