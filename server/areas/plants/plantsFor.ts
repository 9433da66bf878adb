import type { CrewPlant } from '#domain/plants/crewPlant';
import type { FieldAsker } from '../../api/fieldRights';
import { seesColumns, withoutHidden } from '../../api/seenColumns';

const PLACE = { lat: 'plant.lat', lon: 'plant.lon' };

/** The plants of crews' days as a user sees them; which one a crew has follows from two tables [USR-018]. */
export const plantsFor = (actor: FieldAsker, plants: readonly CrewPlant[]): readonly CrewPlant[] =>
  seesColumns(actor, ['crew.plant_id', 'crew_day.plant_id'])
    ? plants.map((plant) => withoutHidden(actor, plant, PLACE))
    : [];
