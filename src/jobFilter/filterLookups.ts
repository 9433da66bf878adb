import type { Server } from '../dataProvider/server';
import { gql } from '../dataProvider/gql';
import type { Option } from '../inputs/matchOptions';

/** A place that the map jumps to [MAP-018]. */
export interface QuickFocus {
  id: number;
  name: string;
  lat: number;
  lon: number;
  zoom: number;
}

/** The lists behind the pickers of the panel, and the places of the map. */
export interface FilterLookups {
  companies: readonly Option<number>[];
  /** Contacts of builders and, with "-h" behind their ids, homeowners [FLT-005]. */
  supervisors: readonly Option<string>[];
  categories: readonly Option<number>[];
  colors: readonly Option<number>[];
  statuses: readonly Option<number>[];
  job_types: readonly Option<number>[];
  cities: readonly string[];
  locations: readonly QuickFocus[];
}

export const NO_LOOKUPS: FilterLookups = {
  companies: [],
  supervisors: [],
  categories: [],
  colors: [],
  statuses: [],
  job_types: [],
  cities: [],
  locations: [],
};

const QUERY = gql(`
  query JobFilterLookups {
    jobFilterLookups {
      companies { id name } supervisors { id name } categories { id name } colors { id name } statuses { id name } job_types { id name }
      cities locations { id name lat lon zoom }
    }
  }
`);

/** Reads the lists. */
export const readFilterLookups = async (server: Server): Promise<FilterLookups> =>
  (await server.query(QUERY)).jobFilterLookups;
