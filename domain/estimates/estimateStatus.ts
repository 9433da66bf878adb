import type { LocalText } from '../localText';

/** What the list calls the states of an estimate [EST-012]: preliminary without an approver, approved, or neither. */
export const ESTIMATE_STATUS = { preliminary: 'Preliminary', approved: 'Approved', final: 'Estimate' } as const;

export type EstimateStatus = (typeof ESTIMATE_STATUS)[keyof typeof ESTIMATE_STATUS];

/** The filters of the list by status, in their order, with what each is called there. */
export const ESTIMATE_FILTERS: readonly { status: EstimateStatus | null; label: LocalText }[] = [
  { status: null, label: { en: 'All', es: 'Todos' } },
  { status: ESTIMATE_STATUS.preliminary, label: { en: 'Preliminary', es: 'Preliminares' } },
  { status: ESTIMATE_STATUS.approved, label: { en: 'Approved', es: 'Aprobados' } },
  { status: ESTIMATE_STATUS.final, label: { en: 'Estimate', es: 'Presupuestos' } },
];
