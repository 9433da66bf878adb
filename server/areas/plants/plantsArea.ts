import { addCommand } from '../../api/commandField';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import type { ServerArea } from '../../api/serverArea';
import { crewDayResource } from './crewDayResource';
import { plantResource } from './plantResource';
import { planCrewDay } from './planCrewDay';

const plantCalls: SchemaModule = (kit) => {
  addCommand(kit, {
    command: planCrewDay,
    type: plainObject<{ crew_id: number }>(kit.builder, 'PlannedCrewDay', { crew_id: 'Int!' }),
    description: "Says which plant the gunite of a crew's day comes from and when the crew begins at its stops.",
  });
};

/** Plants, and what is said of a crew's day. */
export const plantsArea: ServerArea = { resources: [plantResource, crewDayResource], calls: [plantCalls] };
