import { inOnePacket } from '../../../db/inOnePacket';
import type { Mutation } from '../../../pipeline/mutation';
import { runText, type Row } from '../../../db/statement';
import { jobShape, subJobShape } from '../read/jobShapes';
import { partSql, shapeSql } from '../read/readShape';
import type { Shape } from '../read/shape';

const shapesIn = (shape: Shape): Shape[] => [
  shape,
  ...Object.values(shape.parts ?? {}).flatMap((part) => shapesIn(part.shape)),
];

/** A row with its parts, each of which hangs on the sub-job. */
const assemble = (shape: Shape, row: Row, subJob: unknown, partsOf: (shape: Shape, subJob: unknown) => Row[]): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(shape.parts ?? {}).map(([name, { shape: inner, many }]) => {
      const rows = partsOf(inner, subJob).map((part) => assemble(inner, part, subJob, partsOf));
      return [name, many ? rows : (rows[0] ?? null)];
    }),
  ),
});

/** Whole sub-jobs as `job_detail` answers them, by id, in one packet: all that belongs to one hangs on its id. */
export const readWholeSubJobs = async ({ client }: Mutation, ids: readonly number[]): Promise<Row[]> => {
  if (ids.length === 0) return [];
  const [, ...parts] = shapesIn(subJobShape);
  const [rows, ...found] = await inOnePacket(client, () =>
    Promise.all([
      runText(client, `${shapeSql(subJobShape)} where t.id = any($1) order by t.id`, [[...ids]]),
      ...parts.map((shape) => runText(client, partSql(shape), [[...ids]])),
    ]),
  );
  const byShape = new Map(parts.map((shape, index) => [shape, found[index] ?? []]));
  const partsOf = (shape: Shape, subJob: unknown): Row[] =>
    (byShape.get(shape) ?? []).filter(({ job_detail_id }) => job_detail_id === subJob);
  return rows.map((row) => assemble(subJobShape, row, row.id, partsOf));
};

/** The fields of a job as `job` answers them. */
export const readJobRow = async ({ client }: Mutation, id: number): Promise<Row | null> =>
  (await runText(client, `${shapeSql(jobShape)} where t.id = $1 and t.deleted_at is null`, [id]))[0] ?? null;
