import type { SiteCall } from '#domain/field/callList';
import type { SiteSubJob } from '#domain/field/siteSubJob';
import type { AddressParts } from '#domain/inputs/address';
import type { WorkOrderTypeName } from '#domain/workOrders/types';

/** A sub-job as those see it who go there. */
export interface Site extends AddressParts {
  id: number;
  job_id: number;
  category_id: number;
  job_name: string | null;
  company_name: string | null;
  key_map: string | null;
  gate_code: string | null;
  critical_note: string | null;
  calls: readonly SiteCall[];
  may_edit: boolean;
  may_upload: boolean;
}

interface SiteOrder {
  id: number;
  type: WorkOrderTypeName;
  work_order_date: string | null;
  crew_name: string | null;
  is_complete: boolean;
  completed_date: string | null;
}

export interface SiteFile {
  id: number;
  file_name: string;
  document_url: string | null;
  is_picture: boolean;
  size: number | null;
  upload_date: string;
}

export interface SupervisorDetail extends Site {
  sub_job: SiteSubJob;
  shows_work_orders: boolean;
  writable_types: readonly WorkOrderTypeName[];
  work_orders: readonly SiteOrder[];
  files: readonly SiteFile[];
}

/** The server, as the field sees it. Failures are CallErrors. */
export interface FieldApi {
  /** Null for a sub-job that is not there, or not for the user. */
  detail: (id: number) => Promise<SupervisorDetail | null>;
  /** Answers the number of the new work order. */
  startOrder: (type: WorkOrderTypeName, job_detail_id: number) => Promise<number>;
}
