import type { MovementKind } from '../applyMovement';
import { type Refusal, refuse } from '../../refusals/refusal';

/** [RO-004] */
export const RELOCATION_STATUS = { DRAFT: 1, SHIPPED: 2, RECEIVED: 3, CANCELLED: 4 } as const;
type RelocationStatusId = (typeof RELOCATION_STATUS)[keyof typeof RELOCATION_STATUS];

const RELOCATION_STEPS = ['ship', 'receive', 'cancel', 'delete'] as const;
export type RelocationStep = (typeof RELOCATION_STEPS)[number];

/** Goods of one line that a step moves: into or out of one of the two places. */
export interface StepMovement {
  kind: Exclude<MovementKind, 'count' | 'unit_change'>;
  place: 'from' | 'to';
  sign: 1 | -1;
}

interface StepRule {
  to: RelocationStatusId | null;
  moves: StepMovement | null;
}

const { DRAFT, SHIPPED, RECEIVED, CANCELLED } = RELOCATION_STATUS;

/** What each step does in each status; a pair that is not here is refused [RO-004 RO-005]. */
const STEPS: Readonly<Record<RelocationStep, Readonly<Partial<Record<number, StepRule>>>>> = {
  ship: { [DRAFT]: { to: SHIPPED, moves: { kind: 'relocation_out', place: 'from', sign: -1 } } },
  receive: { [SHIPPED]: { to: RECEIVED, moves: { kind: 'relocation_in', place: 'to', sign: 1 } } },
  cancel: {
    [DRAFT]: { to: CANCELLED, moves: null },
    [SHIPPED]: { to: CANCELLED, moves: { kind: 'relocation_in', place: 'from', sign: 1 } },
  },
  delete: { [DRAFT]: { to: null, moves: null } },
};

export const mayRelocate = (status: number, step: RelocationStep): boolean => STEPS[step][status] !== undefined;

/** The status after a step (null: the order is gone), and what it does to the stock of every line. */
export const relocationStep = (status: number, step: RelocationStep): StepRule | Refusal =>
  STEPS[step][status] ?? refuse(`relocation_order_${step}`);
