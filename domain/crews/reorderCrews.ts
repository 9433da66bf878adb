import { can } from '../access/can';
import type { Permission } from '../access/permissions';
import type { Decision } from '../changes';
import { crewDivision } from './crewDivisions';
import { refuse } from '../refusals/refusal';

/** A crew and its place in the list of its division. */
export interface CrewPlace {
  crew_id: number;
  sort_order: number;
}

/** What is known of the crews to be ordered. */
export interface PlacedCrew {
  id: number;
  name: string;
  lookup_company_division_id: number;
}

/** Whether someone may order the crews of a division [EMP-006]. */
export const mayReorder = (permissions: ReadonlySet<Permission>, division: unknown): boolean => {
  const known = crewDivision(division);
  return known !== undefined && can(permissions, known.reorder);
};

/** Gives crews their places; each must be of a list that the asking user may order. */
export const reorderCrews = (
  crews: readonly PlacedCrew[],
  places: readonly CrewPlace[],
  permissions: ReadonlySet<Permission>,
): Decision => {
  if (new Set(places.map(({ crew_id }) => crew_id)).size < places.length) return refuse('crew_twice', {}, 'items');
  const locked = crews.find(({ lookup_company_division_id }) => !mayReorder(permissions, lookup_company_division_id));
  if (locked) return refuse('crew_not_yours', { name: locked.name }, undefined, 'FORBIDDEN');
  return {
    changes: places.map(({ crew_id, sort_order }) => ({
      entity: 'crew',
      id: crew_id,
      op: 'update',
      set: { sort_order },
    })),
  };
};

/** The places of crews in the order in which they stand, from 1. */
export const placesOf = (crews: readonly { id: number }[]): CrewPlace[] =>
  crews.map(({ id }, index) => ({ crew_id: id, sort_order: index + 1 }));

/** A list with one entry moved to another place; the list itself when it would leave it. */
export const movedEntry = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_one, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
};
