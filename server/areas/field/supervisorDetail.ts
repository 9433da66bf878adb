import { CALLS } from '#domain/access/calls';
import type { SiteCall } from '#domain/field/callList';
import type { Row } from '../../db/statement';
import { oncePerSchema } from '../../api/oncePerSchema';
import { plainObject, type FieldSpec } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { jobTypes } from '../jobs/calls/jobTypes';
import { subJobShape } from '../jobs/read/jobShapes';
import { readSubJob } from '../jobs/read/readJob';
import { readSiteFiles, type FileOfSite } from './readSiteFiles';
import { COMPLETE_COLUMNS } from '../workOrders/completeColumns';
import { readSiteOrders, shownOrder, writableTypes, type SiteOrder } from './readSiteOrders';
import { readSites, type Site } from './readSites';

interface SupervisorDetail extends Site {
  sub_job: Row;
}

/** What every site tells, on a page of its own as in a list of stops. */
export const SITE_FIELDS = {
  job_id: 'Int!',
  category_id: 'Int!',
  job_name: 'String',
  company_name: 'String',
  company_abbreviation: 'String!',
  address_line_1: 'String',
  city: 'String',
  state: 'String',
  zip_code: 'String',
  pin: 'String',
  is_place_known: 'Boolean!',
  key_map: 'String',
  gate_code: 'String',
  homeowner: 'String',
  critical_note: 'String',
  job_notes: 'String',
  may_edit: 'Boolean!',
  may_upload: 'Boolean!',
} as const satisfies Partial<Record<keyof Site, FieldSpec>>;

const ORDER_FIELDS = {
  id: 'Int!',
  type: 'String!',
  job_detail_id: 'Int!',
  work_order_date: 'Date',
  crew_name: 'String',
  driver_in: 'String',
  on_job: 'String',
  leave_job: 'String',
  notes: 'String',
  is_complete: 'Boolean!',
  completed_date: 'Date',
} as const satisfies Record<keyof SiteOrder, FieldSpec>;

/** The types of the field's answers. */
export const siteTypes = oncePerSchema((builder) => {
  const call = plainObject<SiteCall>(builder, 'SiteCall', {
    role: 'String!',
    name: 'String',
    phone: 'String!',
    extension: 'String',
  });
  const site = plainObject<Site>(builder, 'StopSite', { id: 'Int!', ...SITE_FIELDS });
  builder.objectField(site, 'calls', (t) => t.field({ type: [call], nullable: false, resolve: ({ calls }) => calls }));
  return {
    call,
    site,
    order: plainObject<SiteOrder>(builder, 'SiteWorkOrder', ORDER_FIELDS, { shows: { is_complete: COMPLETE_COLUMNS } }),
    file: plainObject<FileOfSite>(builder, 'SiteFile', {
      id: 'Int!',
      file_name: 'String!',
      document_url: 'String',
      thumbnail_url: 'String',
      view_url: 'String',
      caption: 'String',
      taken_at: 'String',
      is_camera_time: 'Boolean!',
      sent_by: 'String',
      is_picture: 'Boolean!',
      is_own: 'Boolean!',
      size: 'Int',
      upload_date: 'String!',
    }),
  };
});

/** `SupervisorDetail`: a sub-job for those who go there [RPT-011 RPT-012 RPT-016]. */
export const supervisorDetail: SchemaModule = ({ builder }) => {
  const { subJob } = jobTypes(builder);
  const { call, order, file } = siteTypes(builder);
  const detail = plainObject<SupervisorDetail>(builder, 'SupervisorDetail', { id: 'Int!', ...SITE_FIELDS });
  builder.objectFields(detail, (t) => ({
    sub_job: t.field({ type: subJob, nullable: false, resolve: ({ sub_job }) => sub_job }),
    calls: t.field({ type: [call], nullable: false, resolve: ({ calls }) => calls }),
    shows_work_orders: t.boolean({
      nullable: false,
      resolve: (_site, _args, { actor }) => actor.permissions.has('CAN_VIEW_MOBILE_WORK_ORDERS'),
    }),
    work_orders: t.field({
      type: [order],
      nullable: false,
      description: 'None without the right to see work orders of the field.',
      resolve: async ({ id }, _args, { actor, runner }) =>
        actor.permissions.has('CAN_VIEW_MOBILE_WORK_ORDERS')
          ? (await readSiteOrders(runner, [id])).map((order) => shownOrder(actor, order))
          : [],
    }),
    writable_types: t.field({
      type: ['String'],
      nullable: false,
      description: 'The types of work orders that the user may start and fill in here.',
      resolve: (site, _args, { actor }) => writableTypes(actor, site).map(({ type }) => type),
    }),
    files: t.field({
      type: [file],
      nullable: false,
      resolve: (site, _args, { runner, actor, files }) => readSiteFiles(runner, actor, files, site),
    }),
  }));
  builder.queryField('SupervisorDetail', (t) =>
    t.field({
      type: detail,
      description: 'A sub-job for those who go there; null for one that the user may not see.',
      extensions: { need: CALLS.SupervisorDetail.need },
      args: { jobDetailId: t.arg.int({ required: true }) },
      resolve: async (_root, { jobDetailId }, { runner, actor }) => {
        const [[site], sub_job] = await Promise.all([
          readSites(runner, actor, [jobDetailId]),
          readSubJob({ runner, actor }, subJobShape, jobDetailId),
        ]);
        return site && sub_job ? { ...site, sub_job } : null;
      },
    }),
  );
};
