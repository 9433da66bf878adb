import type { ShownBoard } from '#domain/boards/boardFacts';
import type { Card } from '#domain/boards/types';
import type { CardChange, CardHistoryEntry, NamedPlace } from '../store/cardHistory';

const FIELDS = ['status_id', 'date', 'crew_id', 'foreman_id'] as const;
const NAMES: Readonly<Record<number, string>> = { 1: 'Dana Reyes', 2: 'Maria Ortiz' };

/** The change log of a story's server. */
export const fakeHistory = () => {
  const log: { key: string; entry: CardHistoryEntry }[] = [];
  const placeOf = ({ status_id, date, crew_id, phase_id, type_id }: Card, facts: ShownBoard): NamedPlace => ({
    status_id,
    date,
    crew_id,
    phase_id,
    type_id,
    crew_name: crew_id === null ? null : (facts.crews.get(crew_id)?.name ?? null),
  });
  const changesOf = (was: Card, is: Card, facts: ShownBoard): CardChange[] =>
    FIELDS.filter((field) => was[field] !== is[field]).map((field) => {
      const nameOf = (card: Card): string | null => {
        if (field === 'foreman_id') return card.foreman_name;
        return field === 'crew_id' ? placeOf(card, facts).crew_name : null;
      };
      return {
        entity: is.entity,
        field,
        label: field,
        before: was[field],
        after: is[field],
        before_name: nameOf(was),
        after_name: nameOf(is),
      };
    });
  return {
    /** @param at minutes into the story */
    add: (before: ShownBoard, after: ShownBoard, mutation_id: string, command: string, user = 1): void => {
      const at = new Date(Date.UTC(2026, 2, 4, 15, log.length)).toISOString();
      for (const [key, is] of after.cards) {
        const was = before.cards.get(key);
        if (!was) continue;
        const changes = changesOf(was, is, after);
        if (changes.length === 0) continue;
        const entry = {
          mutation_id,
          at,
          command,
          op: 'update' as const,
          may_undo: before.rights.can_edit,
          user: { id: user, name: NAMES[user] ?? '' },
          changes,
        };
        log.unshift({ key, entry: { ...entry, from: placeOf(was, before), to: placeOf(is, after) } });
      }
    },
    of: (key: string): CardHistoryEntry[] => log.filter((one) => one.key === key).map(({ entry }) => entry),
  };
};
