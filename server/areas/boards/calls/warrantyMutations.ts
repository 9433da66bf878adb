import { moveVisit, resizeVisit } from '../write/moveVisit';
import type { Command } from '../../../pipeline/command';
import { runCommand } from '../../../pipeline/runCommand';
import type { Builder } from '../../../api/builder';
import { placesOf } from '../../../api/callPlaces';
import { mutationOf } from '../../../api/mutationOf';
import { plainObject } from '../../../api/plainTypes';

const addInputs = (builder: Builder) => {
  const status = builder.inputType('WarrantyStatusInput', {
    fields: (t) => ({ id: t.int({ required: true }), name: t.string() }),
  });
  const extras = {
    expected_bin: 'The bin the visit was dragged from.',
    version: 'Of the visit, or of the sub-job for a new one, as last read.',
  };
  const schedule = builder.inputType('WarrantyScheduleMoveInput', {
    fields: (t) => ({
      id: t.int({ description: 'As the top-level id.' }),
      job_detail_id: t.int({ required: true }),
      fieldworker_id: t.int({ description: 'Nobody when absent.' }),
      start: t.string({
        description:
          'YYYY-MM-DDTHH:mm:ss, wall-clock time. Without fieldworker, start and end the visit is taken back.',
      }),
      end: t.string({ description: 'The same day, or midnight of the next.' }),
      status: t.field({ type: status, description: '3 On Hold or 19 Awaiting Builder.' }),
      expected_bin: t.string({ description: extras.expected_bin }),
      version: t.int({ description: extras.version }),
    }),
  });
  const end = builder.inputType('WarrantyScheduleEndInput', {
    fields: (t) => ({
      schedule_id: t.int({ required: true }),
      job_detail_id: t.int({ required: true }),
      end: t.string({ required: true }),
      expected_bin: t.string({ description: extras.expected_bin }),
      version: t.int({ description: extras.version }),
    }),
  });
  return { schedule, end };
};

/** The named mutations of the warranty boards [BAPI-005 BAPI-006]. Answers the commands, so that undo finds their needs. */
export const addWarrantyMutations = (
  builder: Builder,
): Pick<Command, 'name' | 'need' | 'assertMayUndo' | 'settleUndo'>[] => {
  const { schedule, end } = addInputs(builder);
  const written = plainObject<{ id: number }>(builder, 'WrittenVisit', { id: 'Int!' });
  builder.mutationField(moveVisit.name, (t) =>
    t.field({
      type: written,
      nullable: false,
      extensions: { need: moveVisit.need, places: placesOf(moveVisit) },
      args: {
        id: t.arg.int({ required: true, description: 'The visit, or -1 for a new one.' }),
        schedule: t.arg({ type: schedule, required: true }),
      },
      resolve: (_root, args, context) => runCommand(moveVisit, args, mutationOf(context)),
    }),
  );
  builder.mutationField(resizeVisit.name, (t) =>
    t.field({
      type: written,
      nullable: false,
      extensions: { need: resizeVisit.need, places: placesOf(resizeVisit) },
      args: { schedule: t.arg({ type: end, required: true }) },
      resolve: (_root, args, context) => runCommand(resizeVisit, args, mutationOf(context)),
    }),
  );
  return [moveVisit, resizeVisit];
};
