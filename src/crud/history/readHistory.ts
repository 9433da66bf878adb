import type { HistoryChange, HistoryEntry } from './historyEntry';

/** The answer of the query `history`. */
export interface HistoryAnswer {
  history: {
    items: readonly {
      mutation_id: string;
      at: string;
      op: HistoryEntry['op'];
      command: string;
      may_undo: boolean;
      touched?: HistoryEntry['touched'];
      user: { id: number; name: string } | null;
      device_at?: string | null;
      device_user?: { id: number; name: string } | null;
      merged?: { id: number; name: string } | null;
      changes: readonly HistoryChange[];
    }[];
    total_count: number;
  };
}

export const readHistory = ({ history }: HistoryAnswer): { entries: HistoryEntry[]; total: number } => ({
  entries: history.items.map(({ user, device_user, ...entry }) => ({
    ...entry,
    by: user?.name ?? null,
    device_of: device_user?.name ?? null,
  })),
  total: history.total_count,
});
