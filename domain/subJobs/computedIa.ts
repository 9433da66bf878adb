import type { SubJobDraft } from '../jobs/draft';
import { CATEGORY } from '../statuses';
import { withValues } from './byKey';

type Dimensions = Pick<
  SubJobDraft,
  'depth_low' | 'depth_mid' | 'depth_high' | 'pebble_perimeter' | 'mmg_pebble_perimeter' | 'plan_sa' | 'quoted_ia'
>;
type Input = keyof Dimensions;
type Computed = 'plan_ia' | 'mmg_ia';

const DEPTHS = ['depth_low', 'depth_mid', 'depth_high'] as const;

/** What each IA is computed from, beside the depths [SUB-020]. */
const IAS: readonly { field: Computed; perimeter: Input; area: Input }[] = [
  { field: 'plan_ia', perimeter: 'pebble_perimeter', area: 'plan_sa' },
  { field: 'mmg_ia', perimeter: 'mmg_pebble_perimeter', area: 'quoted_ia' },
];

/** Products of decimals such as 3.3 * 10 are a hair off: what is off by less than a millionth is not rounded up. */
const MILLIONTHS = 1_000_000;

/**
 * (average of the filled depths) times the perimeter, plus the area, rounded up; null unless all are there
 * [SUB-008 SUB-009 SUB-020].
 */
export const computedIa = (
  dimensions: Pick<Dimensions, (typeof DEPTHS)[number]>,
  perimeter: number | null,
  area: number | null,
): number | null => {
  const depths = DEPTHS.flatMap((name) => dimensions[name] ?? []);
  if (depths.length === 0 || perimeter === null || area === null) return null;
  const average = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  return Math.ceil(Math.round((average * perimeter + area) * MILLIONTHS) / MILLIONTHS);
};

/** Whether a field of a sub-job is an IA as its dimensions make it, which nobody typed over. */
export const isComputedIa = (draft: Dimensions & Pick<SubJobDraft, Computed>, name: string): boolean => {
  const ia = IAS.find(({ field }) => field === name);
  return (
    ia !== undefined &&
    draft[ia.field] !== null &&
    draft[ia.field] === computedIa(draft, draft[ia.perimeter], draft[ia.area])
  );
};

/**
 * The IAs of a pebble sub-job after some of its dimensions changed: computed where an input differs and all are there,
 * otherwise as they are [SUB-020].
 * @param stands whether an IA that differs stands nevertheless, because it was typed
 */
export const withComputedIa = (
  before: SubJobDraft,
  after: SubJobDraft,
  stands: (field: Computed) => boolean,
): SubJobDraft => {
  if (after.job_category?.id !== CATEGORY.PEBBLE) return after;
  return IAS.reduce((draft, { field, perimeter, area }) => {
    const inputs: readonly Input[] = [...DEPTHS, perimeter, area];
    if (stands(field) || inputs.every((name) => before[name] === draft[name])) return draft;
    const ia = computedIa(draft, draft[perimeter], draft[area]);
    return ia === null ? draft : withValues(draft, { [field]: ia });
  }, after);
};
