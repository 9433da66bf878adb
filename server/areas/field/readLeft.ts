import { isPictureName } from '#domain/documents/documentType';
import { numberOf, textOf } from '#domain/values';
import { countIn, idOf, runText, type Runner } from '../../db/statement';
import type { Files } from '../../files/files';
import type { FileOfSite } from './readSiteFiles';

/** Pictures that a stop shows; the rest stand on the page of the sub-job. */
const SHOWN = 6;

/** What others left at a sub-job: its latest pictures and comments, its colors and area. */
export interface LeftAtSite {
  pictures: FileOfSite[];
  picture_count: number;
  comments: string[];
  colors: string[];
  area: number | null;
}

const PICTURES = `
  select * from (
    select d.id, d.job_detail_id, d.file_name, d.file_type, d.size, d.storage_key, d.upload_date, d.caption, d.taken_at, d.is_camera_time,
      (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = d.created_by) as sent_by,
      row_number() over (partition by d.job_detail_id order by d.id desc) as nth, count(*) over (partition by d.job_detail_id) as total
    from document d
    where d.job_detail_id = any($1) and d.deleted_at is null and d.storage_key is not null and d.file_type like 'image/%'
      and lower(d.folder) not like 'estimate/%'
  ) p where nth <= ${SHOWN} order by id desc`;

const NOTES = `
  select d.id, coalesce(d.plan_ia, d.mmg_ia) as area,
    array(select g.general_comment from general_comment g where g.job_detail_id = d.id order by g.date_created desc limit 2) as comments,
    array(select concat_ws(' ', nullif(c.batches_used, '') || ' x', coalesce(l.name, m.name), '(' || nullif(
        (select string_agg(a.name, ', ' order by a.sort_order, a.id) from color_addition_additive x
          join lookup_pebble_color_additive a on a.id = x.additive_id where x.color_addition_id = c.id), '') || ')', '- ' || s.name)
      from color_addition c left join lookup_pebble_color l on l.id = c.color_id left join lookup_material_type m on m.id = c.material_type_id
        left join lookup_pool_section s on s.id = c.pool_section_id
      where c.job_detail_id = d.id order by c.id) as colors
  from job_detail d where d.id = any($1)`;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String).filter(Boolean) : []);

/** What some sub-jobs have to show to who comes next, by sub-job. Whether the actor may read them was asked before. */
export const readLeft = async (
  runner: Runner,
  files: Files,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LeftAtSite>> => {
  if (ids.length === 0) return new Map();
  const [pictures, notes] = await Promise.all([runText(runner, PICTURES, [ids]), runText(runner, NOTES, [ids])]);
  return new Map(
    notes.map((row) => {
      const own = pictures.filter(({ job_detail_id }) => job_detail_id === row.id);
      return [
        idOf(row),
        {
          pictures: own.map((picture) => {
            const file_name = String(picture.file_name);
            const stored = {
              storage_key: String(picture.storage_key),
              file_name,
              file_type: String(picture.file_type),
            };
            return {
              id: idOf(picture),
              file_name,
              document_url: files.urlOf(stored),
              thumbnail_url: files.madeOf(stored, 'small'),
              view_url: files.madeOf(stored, 'view'),
              caption: textOf(picture.caption),
              taken_at: textOf(picture.taken_at),
              is_camera_time: picture.is_camera_time === true,
              sent_by: textOf(picture.sent_by),
              is_picture: isPictureName(file_name),
              is_own: true,
              size: numberOf(picture.size),
              upload_date: textOf(picture.upload_date) ?? '',
            };
          }),
          picture_count: countIn(own, 'total'),
          comments: texts(row.comments),
          colors: texts(row.colors),
          area: numberOf(row.area),
        },
      ] as const;
    }),
  );
};
