import { can } from '#domain/access/can';
import { SEES_SUB_JOBS } from '#domain/access/needs';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { AppError } from '#domain/errors';
import { SCREEN_TITLES } from '#domain/labels/screens';
import { readOrders } from '#domain/workOrders/printSelection';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import { WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import type { ServerArea } from '../../api/serverArea';
import type { PaperDocument } from '../../pdf/paper';
import type { PaperKind } from '../../pdf/registerPdfs';
import { readBlankHead, readOrderPaper } from './readOrderPaper';
import { startPrepOrders, startWorkOrder } from './startWorkOrder';
import { subJobOrders } from './subJobOrders';
import { workOrderPaper } from './workOrderPaper';
import { workOrderResources } from './workOrderResources';

const workOrders: SchemaModule = (kit) => {
  addCommand(kit, {
    command: startWorkOrder,
    type: 'Int',
    description: 'Starts a work order of a sub-job with what is known of it, and answers its id.',
  });
};

/** The papers of the six types; a blank form of the pebble order [WO-021 WO-029]. */
const PAPERS = Object.fromEntries(
  WORK_ORDER_TYPES.map((type): [string, PaperKind] => [
    ORDER_ADDRESSES[type.type].paper,
    {
      need: RESOURCE_NEEDS[type.table].read,
      make: async ({ runner, actor, id, printed }) => {
        const { order, ...head } = await readOrderPaper(runner, actor, type, id);
        return workOrderPaper(type, head, order, printed);
      },
      ...(type.type === 'pebble'
        ? {
            makeBlank: async ({ runner, printed }) => workOrderPaper(type, await readBlankHead(runner), null, printed),
          }
        : {}),
    },
  ]),
);

/**
 * The papers of several orders as one, each on a page of its own; those that are unknown or out of reach are passed
 * over [WO-022 WO-030].
 */
const SEVERAL: PaperKind = {
  need: SEES_SUB_JOBS,
  make: async () => {
    throw new AppError('NOT_FOUND');
  },
  makeSeveral: async ({ selection, ...asked }) => {
    const papers: PaperDocument[] = [];
    for (const { type, id } of readOrders(selection)) {
      const known = workOrderType(type);
      const paper = known && PAPERS[ORDER_ADDRESSES[known.type].paper];
      if (!paper || !can(asked.actor.permissions, paper.need)) continue;
      try {
        papers.push(await paper.make({ ...asked, id }));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      }
    }
    const [first, ...rest] = papers;
    if (!first) throw new AppError('NOT_FOUND');
    return {
      ...first,
      ...(rest.length > 0 ? { called: SCREEN_TITLES.work_orders } : {}),
      content: [
        ...first.content,
        ...rest.flatMap(({ content }) => [{ text: '', pageBreak: 'before' as const }, ...content]),
      ],
    };
  },
};

/** What crews build, with what, and when. */
export const workOrdersArea: ServerArea = {
  resources: workOrderResources,
  calls: [workOrders, subJobOrders],
  papers: { ...PAPERS, 'work-orders': SEVERAL },
  beforeCommit: [startPrepOrders],
};
