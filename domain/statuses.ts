/** Job statuses that a rule names, by id [CON-003 CON-004 CON-011]. */
export const STATUS = {
  COMPLETE: 1,
  PENDING: 2,
  ON_HOLD: 3,
  WEEPING: 4,
  PREP_COMPLETE: 5,
  CANCELLED: 6,
  READY_TO_APPLY: 7,
  SCHEDULED: 10,
  TO_BE_SCHEDULED: 11,
  AWAITING_BUILDER: 19,
  NOT_APPLICABLE: 20,
} as const;

/** Job categories by id [CON-001]. */
export const CATEGORY = { GUNITE: 1, PEBBLE: 2, WARRANTY: 3 } as const;

/** Gunite history types by id: 2 to 8 need a date, 9 is the flash coat [CON-006]. */
export const GUNITE_TYPE = { DAY_1: 1, DAY_8: 8, FLASH: 9 } as const;

/** Company divisions by id [CON-007]. */
export const DIVISION = { OFFICE: 1, GUNITE: 2, PEBBLE: 3, BOULDER: 4, WARRANTY: 5 } as const;
