import { CALLS } from '#domain/access/calls';
import type { BoardCategory } from '#domain/boards/kinds';
import { isCivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import type { LoadColor, LoadItem } from '#domain/field/crewDays';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { readDayStops, type DayStop } from './readDayStops';
import { siteTypes } from './supervisorDetail';

const CATEGORIES: readonly BoardCategory[] = ['gunite', 'pebble', 'warranty'];

/** The stops of a board's crews on a day, for their sheets and the plants [PRT-002 PRT-004]. */
export const dayCalls: SchemaModule = ({ builder }) => {
  const { site } = siteTypes(builder);
  const item = plainObject<LoadItem>(builder, 'LoadItem', {
    product: 'String!',
    quantity: 'Quantity!',
    unit: 'String',
  });
  const color = plainObject<LoadColor>(builder, 'LoadColor', {
    color: 'String!',
    material: 'String',
    additives: '[String!]!',
    section: 'String',
    batches: 'Quantity',
  });
  builder.objectField(color, 'recipe', (t) =>
    t.field({ type: [item], nullable: false, description: 'Of one batch.', resolve: ({ recipe }) => [...recipe] }),
  );
  const stop = plainObject<DayStop>(builder, 'DayStop', {
    key: 'String!',
    kind: 'String!',
    date: 'Date!',
    start: 'LocalDateTime',
    end: 'LocalDateTime',
    order: 'Int',
    start_time: 'Time',
    plant_name: 'String',
    plant_miles: 'Quantity',
    crew_id: 'Int',
    crew_name: 'String',
    foreman_name: 'String',
    type_id: 'Int',
    yards: 'Quantity',
    square_feet: 'Quantity',
    description: 'String',
    notes: '[String!]!',
  });
  builder.objectFields(stop, (t) => ({
    site: t.field({ type: site, nullable: false, resolve: (row) => row.site }),
    colors: t.field({ type: [color], nullable: false, resolve: (row) => row.colors }),
  }));
  builder.queryField('dayStops', (t) =>
    t.field({
      type: [stop],
      nullable: false,
      description: "The stops of a board's crews on a day, by crew and order.",
      extensions: { need: CALLS.dayStops.need },
      args: { category: t.arg.string({ required: true }), date: t.arg({ type: 'Date', required: true }) },
      resolve: async (_root, { category: word, date }, context) => {
        const category = CATEGORIES.find((one) => one === word);
        if (!category) throw badInput([fieldIssue('category', 'choice', { values: CATEGORIES.join(', ') })]);
        if (!isCivilDate(date)) throw badInput([fieldIssue('date', 'date')]);
        return readDayStops(context, category, date);
      },
    }),
  );
};
