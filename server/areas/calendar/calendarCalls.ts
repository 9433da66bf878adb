import { CALLS } from '#domain/access/calls';
import { assertPerson } from '../../access/apiToken';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { idOf, numberIn, runText } from '../../db/statement';
import { mayFollow, namedTargets } from './feedTarget';
import { renewCalendarFeed, revokeCalendarFeed, type CalendarFeed } from './feedCommands';

const FEEDS = 'select id, employee_id, crew_id from calendar_feed where user_id = $1';
const CREWS = 'select crew_id from employee_crew where employee_id = $1 order by crew_id';

/** The calendar feeds of schedules, each user's own [MSG-003]. */
export const calendarFeeds: SchemaModule = (kit) => {
  const { builder } = kit;
  const feed = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { description: 'Null while there is no address.' }),
      employee_id: t.exposeInt('employee_id'),
      crew_id: t.exposeInt('crew_id'),
      name: t.exposeString('name', { nullable: false }),
      path: t.exposeString('path', {
        nullable: true,
        description: 'Below the address of the server; in the answer that makes it, and null ever after.',
      }),
    }),
  });
  builder.queryField('calendarFeeds', (t) =>
    t.field({
      type: [feed],
      nullable: false,
      description:
        'An employee and the crews of that employee, and whether there is an address at which one follows each.',
      extensions: { need: CALLS.calendarFeeds.need },
      args: { employee_id: t.arg.int({ description: "The user's own employee when absent." }) },
      resolve: async (_root, { employee_id }, { actor, runner }) => {
        assertPerson(actor); // an address is a key of its own
        const id = employee_id ?? actor.employee_id;
        if (id === null) return [];
        const crews = (await runText(runner, CREWS, [id])).map((row) => numberIn(row, 'crew_id'));
        const targets = (await namedTargets(runner, id, crews)).filter((target) => mayFollow(actor, target));
        const stored = await runText(runner, FEEDS, [actor.user_id]);
        return targets.map((target) => {
          const own = stored.find((row) => row.employee_id === target.employee_id && row.crew_id === target.crew_id);
          return { ...target, id: own ? idOf(own) : null, path: null };
        });
      },
    }),
  );
  addCommand(kit, { command: renewCalendarFeed, type: feed });
  addCommand(kit, { command: revokeCalendarFeed, type: 'Int' });
};
