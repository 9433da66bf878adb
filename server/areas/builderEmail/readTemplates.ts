import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';
import { emailTemplate } from '../../db/tables/builderEmails';
import type { StoredTemplate } from './builderMail';

const READ = 'select * from email_template where deleted_at is null order by id';

const toTemplate: (row: Row) => StoredTemplate = rowDecoder(
  columnsOf(
    emailTemplate,
    'id',
    'display_name',
    'aws_name',
    'is_prep',
    'is_app',
    'is_detail',
    'is_pebble',
    'is_gunite',
    'is_warranty',
    'subject',
    'body',
    'subject_es',
    'body_es',
  ),
);

/** The templates that stand, in the order of their ids. */
export const readTemplates = async (runner: Runner): Promise<StoredTemplate[]> =>
  (await runText(runner, READ, [])).map(toTemplate);
