import { gql, type ApolloClient } from '@apollo/client';
import type { Option } from '../inputs/matchOptions';
import { calls } from '../dataProvider/calls';

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

const QUERY = gql`
  query JobFilterLookups {
    jobFilterLookups {
      companies { id name } supervisors { id name } categories { id name } colors { id name } statuses { id name } job_types { id name }
      cities locations { id name lat lon zoom }
    }
  }
`;

/** Reads the lists; they stay out of the client's cache, whose entries are records of resources. */
export const readFilterLookups = async (client: ApolloClient<unknown>): Promise<FilterLookups> =>
  (await calls(client).ask<{ jobFilterLookups: FilterLookups }>(QUERY)).jobFilterLookups;
