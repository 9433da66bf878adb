import { employeeResource } from './employeeResource';
import { crewResource } from './crewResource';
import { people } from './peopleCalls';
import type { ServerArea } from '../../api/serverArea';

/** Employees, and crews in their order. */
export const peopleArea: ServerArea = {
  resources: [employeeResource, crewResource],
  calls: [people],
};
