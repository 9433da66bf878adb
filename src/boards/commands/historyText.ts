import { formatCivilDate, isCivilDate } from '#domain/civilDate';
import { reasonText, ruleWords } from '#domain/boards/overrides/overrideReason';
import { isRecord, textOf, textOrEmpty } from '#domain/values';
import { yesNo } from '#domain/inputs/yesNo';
import type { Language } from '#domain/localText';
import { statusLabel } from '../look/cardText';
import type { BoardMessage } from '../look/messages';
import type { BoardStore } from '../store/boardStore';
import type { HistoryMessage, HistoryText } from './useHistoryText';
import type { CardChange, CardHistoryEntry } from '../store/cardHistory';
import { placeText } from './placeText';

/** Fields that the line "from -> to" tells. */
const TOLD_BY_PLACE: ReadonlySet<string> = new Set([
  'status_id',
  'date',
  'gunite_date',
  'crew_id',
  'phase_type_id',
  'pebble_phase_type_id',
  'job_order',
]);

/** The table of overrides: its rows in the history are shown by their reasons, not by fields. */
const OVERRIDE = 'schedule_override';

const LABELS: Readonly<Record<string, BoardMessage>> = {
  status_id: 'status',
  date: 'scheduled',
  gunite_date: 'scheduled',
  crew_id: 'crew',
  foreman_id: 'foreman',
  notes: 'notes',
  phase_type_id: 'phase',
  awaiting_builder_date: 'awaiting_since',
  critical_note: 'critical',
  plan_ia: 'plan_ia',
  mmg_ia: 'mmg_ia',
  plan_sa: 'plan_sa',
};

interface World {
  store: BoardStore;
  language: Language;
  text: HistoryText;
}

/** What is said of one entry. */
export interface EntryText {
  title: string;
  move: { from: string; to: string } | null;
  changes: readonly { label: string; before: string; after: string }[];
  /** "Past day: Weather": what it was moved in spite of, and why [SDY-005]. */
  reasons: readonly string[];
}

/** Changes of many cards at once. */
const OF_PLANS: Readonly<Partial<Record<string, HistoryMessage>>> = {
  rainOut: 'history_rain_out',
  applyBoardPlan: 'history_plan',
};

const titleOf = ({ command, op, from, to }: CardHistoryEntry): HistoryMessage => {
  if (command.startsWith('undo ')) return 'history_undone';
  if (command.startsWith('redo ')) return 'history_redone';
  if (op === 'insert') return 'history_added';
  const planned = OF_PLANS[command];
  if (planned) return planned;
  return from && to ? 'history_moved' : 'history_changed';
};

const valueText = (
  { field }: CardChange,
  value: unknown,
  name: string | null,
  { store, language, text }: World,
): string => {
  if (value === null || value === undefined || value === '') return text('nothing');
  if (field === 'status_id' && typeof value === 'number') return statusLabel(store.config.category, value, language);
  if (typeof value === 'boolean') return yesNo(value, language);
  if (typeof value === 'string') return name ?? (formatCivilDate(isCivilDate(value) ? value : null) || value);
  return name ?? JSON.stringify(value);
};

/** A rule with the reason that lifted it, as the server tells the two. */
const reasonLine = (value: unknown, language: Language): string[] => {
  if (!isRecord(value)) return [];
  const { rule, reason_code, reason_text } = value;
  return [
    `${ruleWords(textOrEmpty(rule), language)}: ${reasonText(textOf(reason_code), textOf(reason_text), language)}`,
  ];
};

/** A mutation in words: what was done, from which bin, crew and day to which, and whatever else it changed. */
export const historyText = (entry: CardHistoryEntry, cardKey: string, world: World): EntryText => {
  const { from, to, changes } = entry;
  const entity = world.store.facts().cards.get(cardKey)?.entity ?? 'crew_information';
  const told = changes.filter(
    ({ entity: table, field }) => table !== OVERRIDE && (!(from || to) || !TOLD_BY_PLACE.has(field)),
  );
  const reasons = changes.flatMap(({ entity: table, before, after }) =>
    table === OVERRIDE ? reasonLine(after ?? before, world.language) : [],
  );
  return {
    title: world.text(titleOf(entry)),
    reasons,
    move: from && to ? { from: placeText(entity, from, world), to: placeText(entity, to, world) } : null,
    changes:
      entry.op === 'delete'
        ? []
        : told.map((change) => {
            const label = LABELS[change.field];
            return {
              label: label ? world.text(label) : change.label,
              before: valueText(change, change.before, change.before_name, world),
              after: valueText(change, change.after, change.after_name, world),
            };
          }),
  };
};
