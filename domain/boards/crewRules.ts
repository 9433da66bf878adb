import type { BoardRefusal } from './boardRefusal';
import { crewFitsPhase } from '../pebble/phases';
import type { BoardFacts } from './boardFacts';
import type { Bin } from './kinds';
import { workerRefusal } from './timeGrid/fieldworkers';
import { refuse } from '../refusals/refusal';

/**
 * Why a crew cannot take a card in this bin: a crew of another division or phase, an inactive one [BRD-008 BRD-009]. A
 * browser that is not told one of these leaves it to the server.
 */
export const crewRefusal = (to: Bin, { config, crews }: Pick<BoardFacts, 'config' | 'crews'>): BoardRefusal | null => {
  const rows = config.groups.find((group) => group.stage === to.stage)?.rows;
  if (to.kind !== 'assigned' || !rows) return null;
  if (rows.of === 'timeGrid') return workerRefusal(to, crews);
  if (rows.of === 'noCrew') return to.crew_id === null ? null : refuse('no_such_bin');
  const crew = to.crew_id === null ? undefined : crews.get(to.crew_id);
  if (!crew) return refuse('no_such_bin');
  if (crew.is_active === false) return refuse('crew_inactive', { crew: crew.name });
  const fits =
    rows.of === 'crews' &&
    (crew.division_id === null || crew.division_id === config.division_id) &&
    (rows.phase === null || crew.subdivision === null || crewFitsPhase(crew.subdivision, rows.phase));
  return fits ? null : refuse('crew_unfit', { crew: crew.name });
};

/** Why a day takes no card, where a setting refuses days without work [SDY-001]. */
export const dayRefusal = (to: Bin, facts: BoardFacts): BoardRefusal | null => facts.day_rule?.(facts, to) ?? null;

/** Why a crew's day does not take a card that comes from elsewhere: the crew's own rules, then the day. */
export const placeRefusal = (to: Bin, facts: BoardFacts): BoardRefusal | null =>
  crewRefusal(to, facts) ?? dayRefusal(to, facts);
