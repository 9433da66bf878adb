import { CALLS } from '#domain/access/calls';
import type { LandingAnswer, LandingFigure, WeekLoad } from '#domain/reports/landingFigures';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { readFigures } from './readFigures';

/** The figures of the landing page. */
export const figureCalls: SchemaModule = ({ builder }) => {
  const part = plainObject<LandingFigure['parts'][number]>(builder, 'LandingFigurePart', {
    name: 'String!',
    count: 'Int!',
  });
  const figure = builder.objectRef<LandingFigure>('LandingFigure').implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      count: t.exposeInt('count', { nullable: false }),
      parts: t.field({ type: [part], nullable: false, resolve: ({ parts }) => [...parts] }),
      trend: t.field({
        type: ['Int'],
        nullable: false,
        description: 'A number for each of the last weeks, the running one last.',
        resolve: ({ trend }) => [...trend],
      }),
    }),
  });
  const load = plainObject<WeekLoad>(builder, 'LandingLoad', {
    name: 'String!',
    booked: 'Quantity!',
    capacity: 'Quantity!',
  });
  const answer = builder.objectRef<LandingAnswer>('LandingFigures').implement({
    fields: (t) => ({
      figures: t.field({ type: [figure], nullable: false, resolve: ({ figures }) => [...figures] }),
      loads: t.field({ type: [load], nullable: false, resolve: ({ loads }) => [...loads] }),
    }),
  });
  builder.queryField('landingFigures', (t) =>
    t.field({
      type: answer,
      nullable: false,
      description: 'Open, past due and waiting sub-jobs, and the bookings of this week.',
      extensions: { need: CALLS.landingFigures.need },
      resolve: (_root, _args, { runner, actor, today }) => readFigures(runner, actor, today),
    }),
  );
};
