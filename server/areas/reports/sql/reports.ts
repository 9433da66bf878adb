import type { ReportName } from '#domain/reports/report';
import type { ReportSql } from '../reportSql';
import { contactList, topContacts } from './contacts';
import { overrides } from './overrides';
import { perCompany } from './perCompany';
import { colorLocation, coverage, slurryPickup } from './pebble';
import { warrantyAging, warrantyOutstanding } from './warranties';

/** How the rows of each report are found, set by set [RPT-013]. */
export const REPORT_SQL: Readonly<Record<ReportName, ReportSql>> = {
  'top-contacts': topContacts,
  'customer-contact-list': contactList,
  coverage,
  'per-company-job': perCompany,
  'warranty-aging': warrantyAging,
  'warranty-jobs-outstanding': warrantyOutstanding,
  'slurry-pickup': slurryPickup,
  'color-location': colorLocation,
  overrides,
};
