import { sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../../access/actor';
import { seesColumn } from '../../api/seenColumns';
import { subJobAssigned } from '../../access/scope';
import { jobDetail } from '../../db/tables/jobs';
import type { ReportScope } from './reportSql';

/** Who may see a report sees all that it counts; a subcontractor what is assigned to them, whatever else they hold. */
export const reportScope = (actor: Actor, today: CivilDate): ReportScope => ({
  today,
  reach: actor.permissions.has('IS_SUBCONTRACTOR')
    ? sql`d.id in (select ${jobDetail.id} from ${jobDetail} where ${subJobAssigned(actor)})`
    : undefined,
  sees: (key) => seesColumn(actor, key),
  seen: (key, column) => (seesColumn(actor, key) ? column : sql`case when false then ${column} end`),
});
