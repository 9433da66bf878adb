import { cardKey } from '#domain/boards/boardState';
import { standInKey } from '#domain/boards/standIns';
import { runText, type Runner } from '../commands/statement';
import type { LogRow } from '../events/changeLog';
import type { BoardRows } from './loadBoard';

const PHASES = [1, 2, 3, 5] as const;
const CARD_ENTITIES = ['crew_information', 'crew_repair_job'] as const;

const isCardEntity = (entity: string): entity is (typeof CARD_ENTITIES)[number] => CARD_ENTITIES.some((name) => name === entity);

const standInsOf = (id: number): string[] => PHASES.map((phase) => standInKey(id, phase));

const entriesOf = async (runner: Runner, subJobs: readonly number[]): Promise<string[]> => {
  const rows = await Promise.all(CARD_ENTITIES.map((entity) => runText(runner, `select id from ${entity} where job_detail_id = any($1)`, [subJobs])));
  return CARD_ENTITIES.flatMap((entity, index) => (rows[index] ?? []).map(({ id }) => cardKey(entity, Number(id))));
};

/** Sub-jobs of other categories have no stand-ins here. */
const pebbleOf = async (runner: Runner, subJobs: readonly number[]): Promise<number[]> =>
  (await runText(runner, 'select id from job_detail where id = any($1) and job_category_id = 2', [subJobs])).map(({ id }) => Number(id));

/**
 * Keys of cards that are gone: deleted entries, all cards of sub-jobs that are deleted or became an estimate, and the
 * stand-ins whose place an entry took.
 */
export const goneCards = async (runner: Runner, rows: readonly LogRow[], affected: readonly number[], { cards, sub_jobs }: BoardRows): Promise<string[]> => {
  const deleted = rows.flatMap(({ entity, entity_id, after }) => (isCardEntity(entity) && after === null ? [cardKey(entity, entity_id)] : []));
  const replaced = rows.flatMap(({ entity, before, after }) =>
    (entity === 'crew_information' && before === null && typeof after?.job_detail_id === 'number' && typeof after.phase_type_id === 'number'
      ? [standInKey(after.job_detail_id, after.phase_type_id)] : []));
  const isListed = new Set(sub_jobs.map(({ id }) => id));
  const hidden = affected.filter((id) => !isListed.has(id));
  const ofHidden = hidden.length > 0 ? [...(await entriesOf(runner, hidden)), ...(await pebbleOf(runner, hidden)).flatMap(standInsOf)] : [];
  const there = new Set(cards.map(({ key }) => key)); // what came back is not gone
  return [...new Set([...deleted, ...replaced, ...ofHidden])].filter((key) => !there.has(key));
};
