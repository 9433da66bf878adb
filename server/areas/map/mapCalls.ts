import { CALLS } from '#domain/access/calls';
import { can, type Need } from '#domain/access/can';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { findMapJobs } from './findMapJobs';
import { readFilterLookups, type FilterLookups } from './filterLookups';
import type { Row } from '../../db/statement';
import type { SchemaModule } from '../../api/schema';
import { mapJobType } from './mapJobType';
import { searchCriteriaType } from '../jobs/search/searchCriteriaType';

const SEARCHES: Need = { any: [CALLS.map_jobs.need, CALLS.jobs.need] };

/** The job map: its search and the lists of the filter panel [BAPI-011]. */
export const map: SchemaModule = ({ builder }) => {
  const named = builder.objectRef<Row>('FilterChoice').implement({
    fields: (t) => ({
      id: t.field({ type: 'Int', nullable: false, resolve: ({ id }) => id }),
      name: t.field({ type: 'String', nullable: false, resolve: ({ name }) => name }),
    }),
  });
  const supervisor = builder.objectRef<Row>('SupervisorChoice').implement({
    description: 'A contact of a builder, or a homeowner with "-h" behind the id.',
    fields: (t) => ({
      id: t.field({ type: 'String', nullable: false, resolve: ({ id }) => id }),
      name: t.field({ type: 'String', nullable: false, resolve: ({ name }) => name }),
    }),
  });
  const location = builder.objectRef<Row>('QuickFocus').implement({
    description: 'A place that the map jumps to.',
    fields: (t) => ({
      id: t.field({ type: 'Int', nullable: false, resolve: ({ id }) => id }),
      name: t.field({ type: 'String', nullable: false, resolve: ({ name }) => name }),
      lat: t.field({ type: 'Quantity', nullable: false, resolve: ({ lat }) => lat }),
      lon: t.field({ type: 'Quantity', nullable: false, resolve: ({ lon }) => lon }),
      zoom: t.field({ type: 'Int', nullable: false, resolve: ({ zoom }) => zoom }),
    }),
  });
  const lookups = builder.objectRef<FilterLookups>('JobFilterLookups').implement({
    fields: (t) => ({
      companies: t.field({
        type: [named],
        nullable: false,
        description: 'Active ones alone.',
        resolve: (row) => row.companies,
      }),
      supervisors: t.field({ type: [supervisor], nullable: false, resolve: (row) => row.supervisors }),
      categories: t.field({ type: [named], nullable: false, resolve: (row) => row.categories }),
      colors: t.field({ type: [named], nullable: false, resolve: (row) => row.colors }),
      statuses: t.field({ type: [named], nullable: false, resolve: (row) => row.statuses }),
      job_types: t.field({ type: [named], nullable: false, resolve: (row) => row.job_types }),
      cities: t.stringList({ nullable: false, resolve: (row) => row.cities }),
      locations: t.field({ type: [location], nullable: false, resolve: (row) => row.locations }),
    }),
  });
  const criteria = searchCriteriaType(builder);
  const mapJob = mapJobType(builder);
  builder.queryFields((t) => ({
    map_jobs: t.field({
      type: [mapJob],
      nullable: false,
      description:
        'The sub-jobs that the criteria find, at most 4000, the newest jobs first. At least one criterion is needed.',
      extensions: { need: CALLS.map_jobs.need },
      args: { searchCriteria: t.arg({ type: criteria, required: true }) },
      resolve: (_root, { searchCriteria }, { runner, actor, today }) =>
        findMapJobs(runner, actor, searchCriteria, today),
    }),
    jobFilterLookups: t.field({
      type: lookups,
      nullable: false,
      description:
        'The lists behind the pickers of the job filters; builders and homeowners only for those who may read them.',
      extensions: { need: SEARCHES },
      resolve: async (_root, _args, { runner, actor }) => {
        const lists = await readFilterLookups(runner, actor);
        return can(actor.permissions, RESOURCE_NEEDS.customer.read)
          ? lists
          : { ...lists, companies: [], supervisors: [] };
      },
    }),
  }));
};
