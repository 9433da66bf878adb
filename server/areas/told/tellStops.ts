import { z } from 'zod';
import { EDITS_BOARDS } from '#domain/access/boardNeeds';
import type { Change } from '#domain/changes';
import { textOf, textOrEmpty } from '#domain/values';
import type { Command } from '../../pipeline/command';
import { idOf, runText } from '../../db/statement';
import { assertStops, stopList } from './stopInputs';
import { assertMayUndoStops, lockStops, type StopRow } from './stopRows';

const input = z.strictObject({
  stops: stopList,
  is_told: z.boolean().default(true).describe('False takes the tick back.'),
});
type Input = z.infer<typeof input>;

interface NoticeFacts {
  stops: readonly StopRow[];
  /** By stop what was told last; null: that there is no date. */
  latest: ReadonlyMap<string, string | null>;
  /** Ticks of the named stops and dates: id, stop, date. */
  ticks: readonly { id: number; key: string; date: string | null }[];
}

const LATEST =
  'select distinct on (stop_key) stop_key, date from stop_notice where stop_key = any($1) and told_at is not null order by stop_key, told_at desc, id desc';
const TICKS = "select id, stop_key, date from stop_notice where stop_key = any($1) and way = 'phone'";

/**
 * "Told by phone": the builder knows these dates, or that there is none yet, or does not after all. The date is what was told, also where the card
 * has moved on meanwhile: then the card says so [SDY-011].
 */
export const tellStops: Command<Input, NoticeFacts, { keys: string[] }> = {
  name: 'tellStops',
  need: EDITS_BOARDS,
  input,
  assertMayUndo: assertMayUndoStops,
  load: async (mutation, { stops }) => {
    assertStops(stops, mutation.today);
    const keys = stops.map(({ key }) => key);
    const locked = await lockStops(mutation, keys, (at) => `stops.${at}.key`);
    const [latest, ticks] = [
      await runText(mutation.client, LATEST, [keys]),
      await runText(mutation.client, TICKS, [keys]),
    ];
    return {
      stops: locked,
      latest: new Map(latest.map((row) => [textOrEmpty(row.stop_key), textOf(row.date)])),
      ticks: ticks.map((row) => ({ id: idOf(row), key: textOrEmpty(row.stop_key), date: textOf(row.date) })),
    };
  },
  decide: ({ stops, latest, ticks }, { stops: asked, is_told }) => ({
    changes: asked.flatMap(({ key, date }): Change[] => {
      const stop = stops.find((one) => one.key === key);
      if (!stop) return [];
      const { job_id, job_detail_id } = stop;
      if (!is_told)
        return ticks
          .filter((tick) => tick.key === key && tick.date === date)
          .map(({ id }) => ({ entity: 'stop_notice', id, op: 'delete', job_id, set: {} }));
      if (latest.get(key) === date) return [];
      const set = { job_detail_id, stop_key: key, date, way: 'phone', told_at: new Date().toISOString() };
      return [{ entity: 'stop_notice', id: null, op: 'insert', job_id, set }];
    }),
  }),
  result: (_written, _mutation, { stops }) => ({ keys: stops.map(({ key }) => key) }),
};
