import { CALLS } from '#domain/access/calls';
import { isCardKind } from '#domain/field/cards';
import { MAX_SHEETS } from '#domain/workOrders/printSelection';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { addCommand } from '../../api/commandField';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import { runText, type Row } from '../../db/statement';
import { boulderDetails } from '../../db/tables/boulder';
import { jobTypes } from '../jobs/calls/jobTypes';
import { subJobShape } from '../jobs/read/jobShapes';
import { readSubJob } from '../jobs/read/readJob';
import { readPrintQueue, updatePrintQueue } from './printQueue';
import type { PrintLine } from '#domain/workOrders/printLine';
import { readSites, type Site } from './readSites';
import { SITE_FIELDS, siteTypes } from './supervisorDetail';

/** The print queue and what goes into it [WO-022 WO-030]. */
export const printCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const line = plainObject<PrintLine>(builder, 'PrintQueueLine', {
    stage: 'String!',
    card_id: 'Int!',
    job_detail_id: 'Int!',
    job_id: 'Int!',
    job_name: 'String',
    company_abbreviation: 'String!',
    city: 'String',
    date: 'Date',
    crew_name: 'String',
    work_orders: '[String!]!',
  });
  builder.queryField('printQueue', (t) =>
    t.field({
      type: [line],
      nullable: false,
      description: 'What waits to be printed, by tab, date and name.',
      extensions: { need: CALLS.printQueue.need },
      resolve: (_root, _args, { runner, actor }) => readPrintQueue(runner, actor),
    }),
  );
  addCommand(kit, {
    command: updatePrintQueue,
    type: ['Int'],
    description: 'Puts sub-jobs into the print queue or takes them out, and answers their ids.',
  });
};

/** A sub-job as its printed card reads it. */
interface PrintCard extends Site {
  /** The entry of a boulder's card. */
  entry_id: number | null;
  sub_job: Row;
}

const ENTRIES = 'select b.id, b.job_detail_id from boulder_details b where b.id = any($1)';
const toEntry = rowDecoder(columnsOf(boulderDetails, 'id', 'job_detail_id'));

/** `printCards`: the cards of an address; ids that are unknown or out of reach are passed over [WO-025 WO-030]. */
export const printCards: SchemaModule = ({ builder }) => {
  const { subJob } = jobTypes(builder);
  const { call } = siteTypes(builder);
  const card = plainObject<PrintCard>(builder, 'PrintCard', { id: 'Int!', entry_id: 'Int', ...SITE_FIELDS });
  builder.objectFields(card, (t) => ({
    sub_job: t.field({ type: subJob, nullable: false, resolve: ({ sub_job }) => sub_job }),
    calls: t.field({ type: [call], nullable: false, resolve: ({ calls }) => calls }),
  }));
  builder.queryField('printCards', (t) =>
    t.field({
      type: [card],
      nullable: false,
      description: 'The cards of a stage: by sub-job, boulders by their entry.',
      extensions: { need: CALLS.printCards.need },
      args: { stage: t.arg.string({ required: true }), ids: t.arg.intList({ required: true }) },
      resolve: async (_root, { stage, ids }, { runner, actor }) => {
        if (!isCardKind(stage))
          throw badInput([fieldIssue('stage', 'choice', { values: 'gunite, boulder, prep, pebble' })]);
        if (ids.length > MAX_SHEETS) throw badInput([fieldIssue('ids', 'max_entries', { max: MAX_SHEETS })]);
        const isEntry = stage === 'boulder';
        const entries = isEntry ? (await runText(runner, ENTRIES, [ids])).map(toEntry) : [];
        const wanted = [...new Set(ids)].flatMap((id) =>
          isEntry ? entries.filter((entry) => entry.id === id) : [{ id, job_detail_id: id }],
        );
        const owners = [...new Set(wanted.map(({ job_detail_id }) => job_detail_id))];
        const sites = new Map((await readSites(runner, actor, owners)).map((site) => [site.id, site]));
        const cards: PrintCard[] = [];
        for (const { id, job_detail_id } of wanted) {
          const site = sites.get(job_detail_id);
          const sub_job = site && (await readSubJob({ runner, actor }, subJobShape, job_detail_id));
          if (site && sub_job) cards.push({ ...site, entry_id: isEntry ? id : null, sub_job });
        }
        return cards;
      },
    }),
  );
};
