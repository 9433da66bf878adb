import { useMemo, useRef } from 'react';
import { fn } from 'storybook/test';
import type { CountInput } from '#domain/inventory/count/countInput';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { CrudProviders } from '../../crud/CrudProviders';
import { useQuietStage } from '../../crud/fixtures/useQuietStage';
import { CountPage } from '../count/CountPage';
import { type CountAnswer, type CountRow, type InventoryApi, type Movement } from '../data/inventoryApi';
import { conflictError } from '../../dataProvider/CallError';

export interface StoryCountProps {
  answer: CountAnswer | 'never' | 'failed';
  mayEdit?: boolean;
  /** What the first save meets. */
  firstSave?: 'failed' | { theirs: Partial<CountRow> };
  movements?: readonly Movement[];
  onSave?: (input: CountInput) => void;
  /** Reads the sheet in place of `answer`. */
  readCount?: InventoryApi['readCount'];
}

const saved = (rows: readonly CountRow[], { rows: sent }: CountInput): CountRow[] =>
  rows.flatMap((row) => {
    const found = sent.find(({ id }) => id === row.id);
    return found
      ? [
          {
            ...row,
            version: found.version + 1,
            unit_count: found.unit_count,
            individual_count: found.individual_count,
            count_date: found.count_date,
            last_unit_count: found.unit_count,
            last_individual_count: found.individual_count,
          },
        ]
      : [];
  });

/** The count screen before a server in the page. */
export const StoryCount = ({
  answer,
  mayEdit = true,
  firstSave,
  movements = [],
  onSave = fn(),
  readCount,
}: StoryCountProps) => {
  const stage = useQuietStage();
  const tries = useRef(0);
  const api = useMemo<InventoryApi>(() => {
    return {
      readCount: async () => {
        if (readCount) return readCount();
        if (answer === 'failed') throw new Error('away');
        return answer === 'never' ? new Promise(() => undefined) : answer;
      },
      saveCount: async (input) => {
        onSave(input);
        tries.current += 1;
        if (tries.current === 1 && firstSave === 'failed') throw new Error('away');
        const rows = typeof answer === 'string' ? [] : answer.rows;
        if (tries.current === 1 && typeof firstSave === 'object') {
          const [row] = saved(rows, input);
          throw conflictError({ current: row ? [{ ...row, version: 9, ...firstSave.theirs }] : [] });
        }
        return saved(rows, input);
      },
      readMovements: async () => ({ items: movements, total: movements.length }),
    };
  }, [answer, firstSave, movements, onSave, readCount]);
  return (
    <CrudProviders {...stage} userId={1}>
      <main>
        <CountPage api={api} userId={1} mayEdit={mayEdit} />
      </main>
      <ConfirmDialog />
    </CrudProviders>
  );
};
