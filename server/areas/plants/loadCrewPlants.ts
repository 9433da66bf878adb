import type { CivilDate } from '#domain/civilDate';
import type { CrewPlant } from '#domain/plants/crewPlant';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Runner } from '../../db/statement';
import { plant } from '../../db/tables/plant';
import { crewDay } from '../../db/tables/plants';

const SELECT = `
  select c.id as crew_id, on_day::date as date, p.id as plant_id, p.name, p.lat, p.lon, cd.id is null as is_usual
  from crew c cross join unnest($1::date[]) on_day
    left join crew_day cd on cd.crew_id = c.id and cd.date = on_day
    join plant p on p.id = coalesce(cd.plant_id, c.plant_id)
  order by on_day, c.id`;

const toPlant = rowReader(
  {
    ...columnsOf(crewDay, 'crew_id', 'date', 'plant_id'),
    ...columnsOf(plant, 'name', 'lat', 'lon'),
    is_usual: worked.flag,
  },
  (row): CrewPlant => row,
);

/** The plants of all crews on some days, as far as they have one [SDY-018]. */
export const loadCrewPlants = async (runner: Runner, days: readonly CivilDate[]): Promise<CrewPlant[]> =>
  (await runText(runner, SELECT, [days])).map(toPlant);
