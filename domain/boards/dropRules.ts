import type { BoardRefusal } from './boardRefusal';
import { type BoardConfig, AWAITING_BUILDER_ACCEPTS } from './config';
import { cardKind, STAGE_OF_KIND } from './cardKind';
import { zoneOf } from './bins';
import type { Bin, BinKind, CardKind, Stage, Zone } from './kinds';
import type { Card } from './types';
import { refuse } from '../refusals/refusal';

/** The facts that a drop rule decides on. */
interface Drop {
  kind: CardKind;
  to: { kind: BinKind; stage: Stage | null };
  config: BoardConfig;
}

/** A rule speaks when it applies; its no is final, its yes leaves the drop to the rules after it. */
interface DropRule {
  applies: (drop: Drop) => boolean;
  allows: (drop: Drop) => boolean;
  refusal: (drop: Drop) => BoardRefusal;
}

const GUNITE_DAY_TRAYS: readonly BinKind[] = ['unassigned', 'weeping', 'onHold'];
/** Kinds that may go to a bin of any stage [BRD-048]. */
const OF_ANY_STAGE: readonly Stage[] = ['FLASH', 'WARRANTY'];

/** The restrictions in their order; the lock and the same bin are checked before them. */
const RULES: readonly DropRule[] = [
  {
    // R3 [BRD-047 BRD-049]
    applies: ({ to }) => to.kind === 'awaitingBuilder',
    allows: ({ kind }) => AWAITING_BUILDER_ACCEPTS.includes(kind),
    refusal: () => refuse('awaiting_builder_kind'),
  },
  {
    // R2 [BRD-046]
    applies: ({ kind }) => kind === 'G2-8',
    allows: ({ to }) => GUNITE_DAY_TRAYS.includes(to.kind),
    refusal: () => refuse('gunite_day_trays'),
  },
  {
    // R1, and its gunite reading [BRD-045 BRD-050]
    applies: ({ to }) => to.kind === 'weeping',
    allows: ({ kind, config }) => config.weeping_accepts.includes(kind),
    refusal: ({ config }) => refuse(config.category === 'gunite' ? 'cave_in_days_only' : 'weeping_app_only'),
  },
  {
    // [BRD-007]
    applies: ({ to }) => to.kind === 'readyToApply',
    allows: ({ kind }) => kind === 'APP',
    refusal: () => refuse('ready_app_only'),
  },
  {
    // A repair has no slurry phase.
    applies: ({ kind, to }) => kind === 'P-REPAIR' && to.stage === 'SLURRY',
    allows: () => false,
    refusal: () => refuse('repair_not_slurry'),
  },
  {
    // R4 [BRD-048]
    applies: ({ to }) => to.stage !== null,
    allows: ({ kind, to }) => STAGE_OF_KIND[kind] === to.stage || OF_ANY_STAGE.includes(STAGE_OF_KIND[kind]),
    refusal: ({ kind }) => refuse('other_stage', { stage: STAGE_OF_KIND[kind] }),
  },
];

/** Every zone of a board once: what a drop rule can tell apart. */
const zonesOf = (config: BoardConfig): { kind: BinKind; stage: Stage | null; zone: Zone }[] => {
  const zone = (kind: BinKind, stage: Stage | null) => ({ kind, stage, zone: zoneOf(kind, stage) });
  return [
    ...config.groups.flatMap(({ stage, trays, rows }) => [
      ...trays.map((kind) => zone(kind, stage)),
      ...(rows.of !== 'none' ? [zone('assigned', stage)] : []),
    ]),
    ...config.loose.map((kind) => zone(kind, null)),
  ];
};

const verdict = (drop: Drop): BoardRefusal | null =>
  RULES.find((rule) => rule.applies(drop) && !rule.allows(drop))?.refusal(drop) ?? null;

/** The verdict on every zone, asked once at pick-up: `verdicts.get(bin.zone)` is null where the card may go. */
export type Verdicts = ReadonlyMap<Zone, BoardRefusal | null>;

const KNOWN = new WeakMap<BoardConfig, Map<CardKind, Verdicts>>();

/** Verdicts depend on the board and the card's kind alone, so each of them is worked out once. */
export const verdictsOf = (card: Card, config: BoardConfig): Verdicts => {
  const kind = cardKind(card);
  const ofBoard = KNOWN.get(config) ?? new Map<CardKind, Verdicts>();
  KNOWN.set(config, ofBoard);
  const verdicts =
    ofBoard.get(kind) ?? new Map(zonesOf(config).map(({ zone, ...to }) => [zone, verdict({ kind, to, config })]));
  ofBoard.set(kind, verdicts);
  return verdicts;
};

/**
 * May this card be dropped in that bin? Null for yes, else the reason. Locks are asked before; dropping in the bin
 * where the card is reorders it and is always allowed.
 */
export const canDrop = (card: Card, from: Bin, to: Bin, config: BoardConfig): BoardRefusal | null => {
  if (from.key === to.key) return null;
  const verdictOf = verdictsOf(card, config).get(to.zone);
  return verdictOf === undefined ? refuse('no_such_bin') : verdictOf;
};
