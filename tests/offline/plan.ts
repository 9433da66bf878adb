/** A story of several people, made from a seed: pure data, so that one that fails can be told with fewer and fewer steps. */
export type Step =
  /** Types a new text over what is shown; on a phone the device may fail it. */
  | { who: number; does: 'edit'; of: RecordName; cell: number; faults: readonly Fault[] }
  | { who: number; does: 'add row' | 'drop row'; of: 'job' | 'order' }
  | { who: number; does: 'make' | 'abandon' }
  /**
   * The order's form is saved a second time out of its draft, which the phone had no time to end.
   * @property isTyped something was typed into it before that, and into what waits, perhaps over the same
   */
  | { who: number; does: 'make again'; isTyped: boolean; faults: readonly Fault[] }
  /** Somebody in the office completes an order, of a phone where it was made there. */
  | { who: number; does: 'complete'; of: 'order' | 'own order'; phone: number }
  | { who: number; does: 'look'; clock: number }
  /** @property tabs how many do it at once, in a browser without locks */
  | { who: number; does: 'sync'; faults: readonly Fault[]; clock: number; tabs: number };

export type RecordName = 'job' | 'homeowner' | 'order' | 'own job' | 'own homeowner' | 'own order';

/** What goes wrong, at which of the awaits of a sync. */
export interface Fault {
  at: number;
  kind: FaultKind;
}
const FAULTS = [
  'cut before',
  'cut after',
  'twice', // delivered twice at once
  'late', // answered after what was asked later
  'delayed', // given up on the way, and delivered after what was sent later
  'swallowed', // never answered: the tab is closed over it, and it is delivered after what was sent later
  'overtaken', // somebody in the office is faster by a hair
  'expired',
  'killed before',
  'killed after',
  'full',
] as const;
type FaultKind = (typeof FAULTS)[number];
/** What can fail where nothing is sent. */
const DEVICE_FAULTS = ['killed before', 'killed after', 'full'] as const;

/** Small and fast, the same on every machine. */
export const randomOf = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below) | 0;
  };
};

/** People 0 and 1 work on phones without a network and sync now and then; 2 and 3 sit in the office. */
export const PHONES = [0, 1] as const;
export const isOnPhone = (who: number): boolean => who < PHONES.length;

const DAY = 86_400_000;
const RECORDS: readonly RecordName[] = [
  'job',
  'job',
  'order',
  'order',
  'homeowner',
  'own job',
  'own homeowner',
  'own order',
];
const OF_ALL = ['job', 'job', 'order', 'homeowner'] as const;

export const planOf = (seed: number): Step[] => {
  const random = randomOf(seed);
  const pick = <One>(list: readonly One[]): One => list[random(list.length)] as One;
  const faults = (): Fault[] =>
    Array.from({ length: pick([0, 1, 1, 2, 3]) }, () => ({ at: random(pick([8, 16, 40])), kind: pick(FAULTS) }));
  const deviceFaults = (): Fault[] => (random(8) === 0 ? [{ at: random(3), kind: pick(DEVICE_FAULTS) }] : []);
  const clock = (): number => pick([0, 0, 0, DAY, -DAY, 9 * DAY, -9 * DAY]);
  const length = 5 + random(9);
  return Array.from({ length }, (): Step => {
    const who = random(4);
    const roll = random(100);
    if (roll < 52)
      return {
        who,
        does: 'edit',
        of: isOnPhone(who) ? pick(RECORDS) : pick(OF_ALL),
        cell: random(5),
        faults: isOnPhone(who) ? deviceFaults() : [],
      };
    if (roll < 62)
      return { who, does: pick(['add row', 'add row', 'drop row'] as const), of: pick(['job', 'order'] as const) };
    if (roll < 65)
      return { who: 2, does: 'complete', of: pick(['order', 'order', 'own order'] as const), phone: random(2) };
    const phone = random(PHONES.length);
    if (roll < 71) return { who: phone, does: 'make' };
    if (roll < 75) return { who: phone, does: 'make again', isTyped: random(2) === 0, faults: deviceFaults() };
    if (roll < 80) return { who: phone, does: 'look', clock: clock() };
    if (roll < 82) return { who: phone, does: 'abandon' };
    return { who: phone, does: 'sync', faults: faults(), clock: clock(), tabs: pick([1, 1, 1, 2]) };
  });
};

const toldFaults = (faults: readonly Fault[]): string =>
  faults.map(({ at, kind }) => `, ${kind} at await ${at}`).join('');

const toldClock = (clock: number): string => (clock === 0 ? '' : ` with the clock ${clock / DAY} days off`);

export const told = (step: Step): string => {
  const { who, does } = step;
  if (does === 'edit') return `${who} edits cell ${step.cell} of ${step.of}${toldFaults(step.faults)}`;
  if (does === 'complete') return `${who} completes ${step.of}${step.of === 'order' ? '' : ` of ${step.phone}`}`;
  if (does === 'add row' || does === 'drop row') return `${who} ${does}s of ${step.of}`;
  if (does === 'make again')
    return `${who} makes its order again${step.isTyped ? ', typed into' : ''}${toldFaults(step.faults)}`;
  if (does !== 'sync') return `${who} ${does}s${does === 'look' ? toldClock(step.clock) : ''}`;
  const how = `${step.tabs > 1 ? ' in two tabs' : ''}${toldClock(step.clock)}`;
  return `${who} syncs${how}${toldFaults(step.faults)}`;
};
